import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { EntryTable, WideContent } from '@kerf/shared-ui/forms/entry-table.tsx'
import { styled } from 'styled-components'
import type { Row } from './characteristics-form.ts'
import { EditedRow, type RowChoices } from './edited-row.tsx'
import { text } from './text.ts'

const words = text.dialog
const { columns } = text

/** Rows that are shown at first, and that each click adds. */
export const atOnce = 50

const Table = styled(EntryTable)`
  td:nth-child(2) {
    min-width: 180px;
  }
  td[data-field='number'],
  td[data-field='unit'] {
    min-width: 72px;
  }
  td[data-field='kind'] {
    min-width: 124px;
  }
  td[data-field='measured'] {
    min-width: 170px;
  }
  td[data-field='verdict'],
  td[data-field='face'] {
    min-width: 0;
    padding-top: 9px;
    white-space: nowrap;
  }
`

interface RowsEditorProps extends RowChoices {
  rows: readonly Row[]
  /** How many rows are shown: more fields make a page slow. */
  limit: number
  onMore: (limit: number) => void
  errorAt: (path: string) => string | undefined
  onChange: (at: number, change: Partial<Row>) => void
  onRemove: (at: number) => void
}

/** The characteristics as a table of fields. */
export function RowsEditor({ rows, limit, onMore, errorAt, onChange, onRemove, parts, onFace }: RowsEditorProps) {
  return (
    <Stack $gap={8}>
      <WideContent>
        <Table aria-label={words.table}>
          <thead>
            <tr>
              {Object.entries(columns).map(
                ([name, head]) =>
                  (name !== 'orderLineId' || parts.length > 0) && (
                    <th key={name} scope="col">
                      {head}
                    </th>
                  ),
              )}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, limit).map((row, at) => (
              <EditedRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a new row has nothing else to be known by
                key={at}
                row={row}
                at={at}
                parts={parts}
                errorAt={errorAt}
                onChange={onChange}
                onRemove={onRemove}
                onFace={onFace}
              />
            ))}
          </tbody>
        </Table>
      </WideContent>
      {rows.length > limit && (
        <div>
          <Button size="small" onClick={() => onMore(limit + atOnce)}>
            {words.more(Math.min(atOnce, rows.length - limit))}
          </Button>
        </div>
      )}
    </Stack>
  )
}
