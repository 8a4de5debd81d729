import type { SupplierProfile } from '@kerf/shared-contracts/contracts/suppliers-supplier'
import { CompletionBadge } from '@kerf/shared-parts/suppliers/completion-badge.tsx'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { ProgressBar } from '@kerf/shared-ui/feedback/progress-bar.tsx'
import { color, space, toneColor } from '@kerf/shared-ui/theme/tokens.ts'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { styled } from 'styled-components'
import { type ProfileItem, profileItems } from '../shared/profile-items.ts'
import { text } from './text.ts'

const words = text.completeness

const Items = styled.ul`
  display: grid;
  gap: ${space[4]};
`

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-height: 30px;

  > svg {
    flex: none;
    color: ${toneColor('green').strong};
  }
  &[data-missing] > svg {
    color: ${color.textSubtle};
  }
  > button {
    margin-inline-start: auto;
  }
`

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

interface CompletenessCardProps {
  completeness: SupplierProfile['completeness']
  /** Focuses the field of a missing item. */
  onAdd: (item: ProfileItem) => void
}

/** The eight items of a complete profile, and which of them are missing (docs/product/suppliers.md). */
export function CompletenessCard({ completeness: { percent, missing }, onAdd }: CompletenessCardProps) {
  return (
    <Card title={words.title} actions={<CompletionBadge percent={percent} />}>
      <Stack $gap={12}>
        <ProgressBar value={percent} label={words.title} />
        <Items aria-label={words.title}>
          {Object.entries(profileItems).map(([key, name]) => {
            const item = missing.find((one) => one === key)
            return (
              <Item key={key} data-missing={item}>
                {item ? <CircleDashed size={16} aria-hidden /> : <CircleCheck size={16} aria-hidden />}
                <span>{capital(name)}</span>
                <VisuallyHidden>{item ? words.missing : words.there}</VisuallyHidden>
                {item && (
                  <Button size="small" variant="ghost" aria-label={words.addNamed(name)} onClick={() => onAdd(item)}>
                    {words.add}
                  </Button>
                )}
              </Item>
            )
          })}
        </Items>
        {missing.length > 0 && <Muted>{words.hint}</Muted>}
      </Stack>
    </Card>
  )
}
