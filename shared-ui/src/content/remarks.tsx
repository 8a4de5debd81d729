import { styled } from 'styled-components'
import { color, fontSize, space } from '../theme/tokens.ts'

interface RemarksProps {
  /** Who said it, when, and what they said. */
  items: readonly { id: string; headline: string; text?: string | null }[]
  /** Accessible name. */
  label: string
}

const List = styled.ol`
  display: grid;
  gap: ${space[8]};
`

const Remark = styled.li`
  padding-inline-start: ${space[12]};
  border-inline-start: 2px solid ${color.border};
  font-size: ${fontSize[13]};
`

const Headline = styled.p`
  color: ${color.textMuted};
`

const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`

/** A list of people's remarks on something. */
export function Remarks({ items, label }: RemarksProps) {
  return (
    <List aria-label={label}>
      {items.map(({ id, headline, text }) => (
        <Remark key={id}>
          <Headline>{headline}</Headline>
          {text && <Words>{text}</Words>}
        </Remark>
      ))}
    </List>
  )
}
