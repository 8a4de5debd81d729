import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, space } from '../theme/tokens.ts'

export interface Definition {
  label: string
  value: ReactNode
  /** Spans the whole row: for notes. */
  wide?: boolean
}

interface DefinitionListProps {
  items: readonly Definition[]
  /** How many columns to use where they fit. */
  columns?: 1 | 2 | 3 | 4
}

const List = styled.dl<{ $columns: number }>`
  display: grid;
  /* Each column needs at least 150px; narrower containers get fewer columns. */
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(min(150px, 100%), (100% - ${({ $columns }) => ($columns - 1) * 24}px) / ${({ $columns }) => $columns}), 1fr)
  );
  gap: ${space[16]} ${space[24]};
  margin: 0;
`

const Pair = styled.div<{ $wide: boolean }>`
  grid-column: ${({ $wide }) => ($wide ? '1 / -1' : 'auto')};
  min-width: 0;

  dt {
    font-size: ${fontSize[12]};
    color: ${color.textSubtle};
  }
  dd {
    margin: 2px 0 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
    font-variant-numeric: tabular-nums;
  }
`

/** In place of an empty text. */
const unsaid = '–'

/** Labels and their values, in a grid. An empty text shows as a dash. */
export function DefinitionList({ items, columns = 2 }: DefinitionListProps) {
  return (
    <List $columns={columns}>
      {items.map((item) => (
        <Pair key={item.label} $wide={item.wide ?? false}>
          <dt>{item.label}</dt>
          <dd>{item.value === '' ? unsaid : item.value}</dd>
        </Pair>
      ))}
    </List>
  )
}
