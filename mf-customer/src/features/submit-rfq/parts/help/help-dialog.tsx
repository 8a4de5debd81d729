import { tolerances } from '@kerf/shared-contracts/rules/catalog'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Dialog } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { fontWeight, space } from '@kerf/shared-ui/theme/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { FinishDrawing, finishKinds, isToleranceKind, ToleranceDrawing } from './drawings.tsx'
import { text } from './text.ts'

/** What can be explained. */
export type HelpTopic = 'tolerance' | 'finishing'

const List = styled.ul`
  display: grid;
  gap: ${space[16]};
`

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[16]};

  > div {
    flex: 1 1 200px;
    min-width: 0;
  }
  strong {
    font-weight: ${fontWeight.medium};
  }
`

function Explained({ name, says, drawing }: { name: string; says: string; drawing: ReactNode }) {
  return (
    <Item>
      {drawing}
      <div>
        <strong>{name}</strong>
        <Muted as="p">{says}</Muted>
      </div>
    </Item>
  )
}

function Tolerances() {
  const words = text.tolerance
  return tolerances.map(({ value, label }) => {
    if (!isToleranceKind(value)) return null
    const drawing = <ToleranceDrawing kind={value} label={words.drawing(label)} />
    return <Explained key={value} name={label} says={words.uses[value]} drawing={drawing} />
  })
}

function Finishes() {
  const words = text.finishing
  return finishKinds.map((kind) => {
    const [name, says] = words.kinds[kind]
    return (
      <Explained
        key={kind}
        name={name}
        says={says}
        drawing={<FinishDrawing kind={kind} label={words.drawing(name)} />}
      />
    )
  })
}

/** What a tolerance or a finish means, with a drawing of each. */
export function HelpDialog({ topic, onClose }: { topic: HelpTopic; onClose: () => void }) {
  const words = text[topic]
  return (
    <Dialog open onOpenChange={onClose} title={words.title} footer={<Button onClick={onClose}>{text.close}</Button>}>
      <Stack $gap={16}>
        <p>{words.intro}</p>
        <List>{topic === 'tolerance' ? <Tolerances /> : <Finishes />}</List>
      </Stack>
    </Dialog>
  )
}
