import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Muted } from '@kerf/shared-ui/content/layout.tsx'
import { color, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { Plus } from 'lucide-react'
import { styled } from 'styled-components'
import { text } from '../text.ts'
import { maxParts } from './part-list.ts'

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[16]};
  padding: ${space[16]} 20px;
  border: 1px dashed ${color.controlBorder};
  border-radius: ${radius.card};
`

/** Adds a part to the request, from the second one on as a list. */
export function AddPart({ count, onAdd }: { count: number; onAdd: () => void }) {
  const words = text.parts
  return (
    <Frame>
      <Button
        icon={<Plus size={16} aria-hidden />}
        data-add-part
        disabledReason={count >= maxParts ? words.full(maxParts) : undefined}
        onClick={onAdd}
      >
        {words.add}
      </Button>
      <Muted>{count === 1 ? words.addHint : words.count(count, maxParts)}</Muted>
    </Frame>
  )
}
