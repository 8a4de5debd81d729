import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { visuallyHidden } from './theme/mixins.ts'
import { color, fontSize, fontWeight, media, space } from './theme/tokens.ts'

/* Where a phone is too narrow for it the table is moved sideways, by keyboard as well; on paper it wraps. */
const Scroll = styled.div`
  overflow-x: auto;
  @media print {
    overflow: visible;
  }
`

const Table = styled.table`
  width: 100%;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;
  ${media.narrow} {
    min-width: 460px;
    font-size: ${fontSize[13]};
    @media print {
      min-width: 0;
    }
  }

  caption {
    ${visuallyHidden}
  }
  /* A table that goes on overleaf says again what its columns are; its sums stand once, at the end. */
  thead {
    display: table-header-group;
  }
  tfoot {
    display: table-row-group;
  }
  tr {
    break-inside: avoid;
  }
  tfoot tr {
    break-before: avoid;
  }
`

const Cell = styled.td<{ $align: 'start' | 'end' }>`
  padding: ${space[8]} 0 ${space[8]} ${space[12]};
  border-bottom: 1px solid ${color.border};
  overflow-wrap: ${({ $align }) => ($align === 'end' ? 'normal' : 'break-word')};
  text-align: ${({ $align }) => $align};
  vertical-align: top;
  white-space: ${({ $align }) => ($align === 'end' ? 'nowrap' : 'normal')};

  &:first-child {
    padding-left: 0;
  }
  thead & {
    border-color: ${color.textSubtle};
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
    font-weight: ${fontWeight.medium};
    vertical-align: bottom;
    white-space: nowrap;
  }
  /* A long name without a break must not push the numbers off the paper. */
  @media print {
    overflow-wrap: ${({ $align }) => ($align === 'end' ? 'normal' : 'anywhere')};
  }
  tfoot & {
    border: 0;
    padding-block: ${space[12]} 0;
    font-size: ${fontSize[16]};
    font-weight: ${fontWeight.semibold};
  }
`

export interface PrintColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers stand at the end. */
  align?: 'start' | 'end'
}

interface PrintTableProps<Row> {
  /** Read aloud. */
  caption: string
  columns: readonly PrintColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** Sums below the rows, the label at the start and the value under the last column. */
  totals?: readonly { label: string; value: ReactNode }[]
}

/** The table of a printed document: no controls, and its head again on every page. */
export function PrintTable<Row>({ caption, columns, rows, rowId, totals = [] }: PrintTableProps<Row>) {
  // Sums are set larger than the numbers above them, and take the room of two columns where there is a third.
  const sumSpan = columns.length > 2 ? 2 : 1
  return (
    <Scroll role="region" aria-label={caption} tabIndex={0}>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, header, align = 'start' }) => (
              <Cell as="th" key={id} scope="col" $align={align}>
                {header}
              </Cell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)}>
              {columns.map(({ id, cell, align = 'start' }) => (
                <Cell key={id} $align={align}>
                  {cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
        {totals.length > 0 && (
          <tfoot>
            {totals.map(({ label, value }) => (
              <tr key={label}>
                <Cell as="th" scope="row" colSpan={columns.length - sumSpan} $align="start">
                  {label}
                </Cell>
                <Cell colSpan={sumSpan} $align="end">
                  {value}
                </Cell>
              </tr>
            ))}
          </tfoot>
        )}
      </Table>
    </Scroll>
  )
}
