import { styled } from 'styled-components'
import { Skeleton } from '../feedback/skeleton.tsx'
import { color, fontSize, fontWeight, space } from '../theme/tokens.ts'

interface Count {
  label: string
  /** Undefined while loading, which keeps its place. */
  value: string | undefined
}

interface CountLineProps {
  /** Accessible name. */
  label: string
  counts: readonly Count[]
}

const Line = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[16]};
  min-height: 20px;
  font-size: ${fontSize[13]};
  line-height: 20px;
  color: ${color.textMuted};
`

const Item = styled.span`
  display: inline-flex;
  gap: 6px;
  white-space: nowrap;
`

/* As wide as two digits, so that the line stays as it is when numbers arrive. */
const Value = styled.span`
  display: inline-grid;
  align-items: center;
  min-width: 2ch;
  color: ${color.text};
  font-weight: ${fontWeight.semibold};
  font-variant-numeric: tabular-nums;
`

/** The numbers of a page in one line, each with its name. */
export function CountLine({ label, counts }: CountLineProps) {
  return (
    <Line aria-label={label}>
      {counts.map(({ label: name, value }) => (
        <Item key={name} aria-busy={value === undefined || undefined}>
          <span>{name}</span>
          <Value>{value ?? <Skeleton height="12px" />}</Value>
        </Item>
      ))}
    </Line>
  )
}
