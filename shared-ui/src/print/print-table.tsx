import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { visuallyHidden } from '../theme/mixins.ts'
import { color, fontSize, fontWeight, media, space } from '../theme/tokens.ts'

/* Explicit roles, because a table restyled for phones may lose them for screen readers. */
const Table = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;

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
  /* A phone is too narrow for columns: each row becomes a block whose values say what they are. */
  @media screen {
    ${media.narrow} {
      &,
      tbody,
      tfoot,
      tr {
        display: block;
      }
      thead {
        ${visuallyHidden}
      }
      tr {
        padding: ${space[8]} 0;
        border-bottom: 1px solid ${color.border};
      }
      tfoot tr {
        display: flex;
        justify-content: space-between;
        gap: ${space[16]};
        border: 0;
      }
    }
  }
`

const Head = styled.thead.attrs({ role: 'rowgroup' })``
const Body = styled.tbody.attrs({ role: 'rowgroup' })``
const Foot = styled.tfoot.attrs({ role: 'rowgroup' })``
const Row = styled.tr.attrs({ role: 'row' })``

const Cell = styled.td<{ $align: 'start' | 'end' }>`
  padding: ${space[8]} 0 ${space[8]} ${space[12]};
  border-bottom: 1px solid ${color.border};
  /* A long name without a break must push the numbers off no paper, nor off the sheet on the screen. */
  overflow-wrap: ${({ $align }) => ($align === 'end' ? 'normal' : 'anywhere')};
  text-align: ${({ $align }) => $align};
  vertical-align: top;
  white-space: ${({ $align }) => ($align === 'end' ? 'nowrap' : 'normal')};

  &:first-child {
    padding-inline-start: 0;
  }
  thead & {
    border-color: ${color.textSubtle};
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
    font-weight: ${fontWeight.medium};
    vertical-align: bottom;
    white-space: nowrap;
  }
  tfoot & {
    border: 0;
    padding-block: ${space[12]} 0;
    font-size: ${fontSize[16]};
    font-weight: ${fontWeight.semibold};
  }
  @media screen {
    ${media.narrow} {
      && {
        display: flex;
        justify-content: space-between;
        gap: ${space[16]};
        padding: 2px 0;
        border: 0;
        overflow-wrap: anywhere;
        white-space: normal;
      }
      /* For the eye: who has it read aloud hears the head of the column. */
      tbody &&::before {
        flex: none;
        content: attr(data-column) / '';
        color: ${color.textMuted};
      }
      /* The first value is what the row is about. */
      tbody &&:first-child {
        display: block;
        font-weight: ${fontWeight.medium};

        &::before {
          content: none;
        }
      }
    }
  }
`

export interface PrintColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Right-aligned, for numbers. */
  align?: 'start' | 'end'
}

interface PrintTableProps<Row> {
  /** Accessible name. */
  caption: string
  columns: readonly PrintColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** Totals below the rows, the label first and the value under the last column. */
  totals?: readonly { label: string; value: ReactNode }[]
}

/** The table of a printed document: no controls, its header repeated on every page, and stacked on phones. */
export function PrintTable<Row>({ caption, columns, rows, rowId, totals = [] }: PrintTableProps<Row>) {
  // Totals are set larger than the numbers above them, and span two columns where there is a third.
  const sumSpan = columns.length > 2 ? 2 : 1
  return (
    <Table>
      <caption>{caption}</caption>
      <Head>
        <Row>
          {columns.map(({ id, header, align = 'start' }) => (
            <Cell as="th" key={id} role="columnheader" scope="col" $align={align}>
              {header}
            </Cell>
          ))}
        </Row>
      </Head>
      <Body>
        {rows.map((row) => (
          <Row key={rowId(row)}>
            {columns.map(({ id, header, cell, align = 'start' }) => (
              <Cell key={id} role="cell" data-column={header} $align={align}>
                {cell(row)}
              </Cell>
            ))}
          </Row>
        ))}
      </Body>
      {totals.length > 0 && (
        <Foot>
          {totals.map(({ label, value }) => (
            <Row key={label}>
              <Cell as="th" role="rowheader" scope="row" colSpan={columns.length - sumSpan} $align="start">
                {label}
              </Cell>
              <Cell role="cell" colSpan={sumSpan} $align="end">
                {value}
              </Cell>
            </Row>
          ))}
        </Foot>
      )}
    </Table>
  )
}
