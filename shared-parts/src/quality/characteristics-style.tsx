import { visuallyHidden } from '@kerf/shared-ui/theme/mixins.ts'
import { color, fontSize, fontWeight, space } from '@kerf/shared-ui/theme/tokens.ts'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { text } from './text.ts'

const { columns } = text.characteristics

const Frame = styled.div`
  position: relative;
  container-type: inline-size;
  min-width: 0;
`

/* Rows as blocks whose values say what they are. */
const stacked = css`
  &,
  tbody,
  tr {
    display: block;
  }
  thead {
    ${visuallyHidden}
  }
  tbody tr {
    padding: ${space[8]} 0;
  }
  tbody th {
    display: block;
    padding: 2px 0;
  }
  tbody td {
    display: grid;
    grid-template-columns: 104px minmax(0, 1fr);
    /* No gap between rows: the label spans some that are empty. */
    gap: 0 ${space[8]};
    padding: ${space[4]} 0;

    /* For the eye: who has it read aloud hears the head of the column. */
    &::before {
      content: attr(data-column) / '';
      grid-row: 1 / span 4;
      color: ${color.textSubtle};
      font-size: ${fontSize[12]};
    }
    & > * {
      grid-column: 2;
    }
  }
`

/* Explicit roles, because a table restyled for narrow places may lose them for screen readers. */
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize[13]};
  font-variant-numeric: tabular-nums;

  caption {
    ${visuallyHidden}
  }
  thead th {
    padding: 0 ${space[12]} ${space[4]} 0;
    color: ${color.textSubtle};
    font-size: ${fontSize[12]};
    text-align: start;
    white-space: nowrap;
  }
  tbody tr {
    border-top: 1px solid ${color.border};
    break-inside: avoid;
  }
  tbody th,
  tbody td {
    padding: ${space[8]} ${space[12]} ${space[8]} 0;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  tbody th {
    font-weight: ${fontWeight.medium};
  }
  tbody td:nth-child(4) {
    min-width: 120px;
  }
  tbody td:last-child {
    padding-inline-end: 0;
  }
  @container (max-width: 719px) {
    ${stacked}
  }
`

/** The table of characteristics with its heads; rows become blocks where there is no room for columns. */
export function CharacteristicsFrame({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <Frame>
      <Table role="table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {Object.entries(columns).map(([name, head]) => (
              <th key={name} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </Frame>
  )
}
