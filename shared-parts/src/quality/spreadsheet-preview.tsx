import type { QualityCheckFile } from '@kerf/shared-contracts/contracts/quality-checks'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster, Muted } from '@kerf/shared-ui/content/layout.tsx'
import { LoadingBlock } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { color, fontSize, space } from '@kerf/shared-ui/theme/tokens.ts'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { Sheet } from '../spreadsheets/workbook.ts'
import { text } from './text.ts'
import { useSpreadsheet } from './use-spreadsheet.ts'

const words = text.preview

const height = 'clamp(240px, 40vh, 420px)'

/** More is seldom looked at, and makes a page slow. */
const [mostRows, mostColumns] = [200, 30]

const Instead = styled(Cluster)`
  padding: 0 ${space[12]} ${space[12]};
`

const Note = styled(Muted)`
  padding: ${space[8]} ${space[12]};
`

const Choice = styled.div`
  max-width: 320px;
  padding: 0 ${space[12]} ${space[12]};
`

const Scroll = styled.div`
  position: relative;
  max-height: ${height};
  overflow: auto;
  border-top: 1px solid ${color.border};

  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`

const Table = styled.table`
  border-collapse: collapse;
  font-size: ${fontSize[12]};
  font-variant-numeric: tabular-nums;

  th,
  td {
    max-width: 320px;
    padding: ${space[4]} ${space[8]};
    border: 1px solid ${color.border};
    border-top: 0;
    border-inline-start: 0;
    vertical-align: top;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  th {
    position: sticky;
    inset-inline-start: 0;
    background: ${color.sunken};
    color: ${color.textSubtle};
    font-weight: inherit;
    text-align: end;
  }
  td {
    min-width: 48px;
    background: ${color.surface};
    text-align: start;
  }
  td[data-number='true'] {
    text-align: end;
    white-space: nowrap;
  }
`

/** The sheets of an .xlsx or CSV file as plain tables, one at a time; where they cannot be shown, why. */
export function SpreadsheetPreview({ file }: { file: Pick<QualityCheckFile, 'fileName' | 'fileUrl'> }) {
  const { loaded, retry } = useSpreadsheet(file.fileUrl)
  if (loaded.status === 'loading') return <LoadingBlock height={height} />
  if (loaded.status === 'failed') {
    return (
      <Instead role="alert">
        <Muted>{loaded.why === null ? words.failed : words.failures[loaded.why]}</Muted>
        {loaded.why === null && (
          <Button size="small" icon={<RotateCw size={14} aria-hidden />} onClick={retry}>
            {words.retry}
          </Button>
        )}
      </Instead>
    )
  }
  return <Sheets fileName={file.fileName} sheets={loaded.sheets} />
}

function Sheets({ fileName, sheets }: { fileName: string; sheets: readonly Sheet[] }) {
  const [chosen, setChosen] = useState('0')
  const sheet = sheets[Number(chosen)]
  if (!sheet) return null
  return (
    <div>
      {sheets.length > 1 && (
        <Choice>
          <Field label={words.sheet}>
            <Select
              options={sheets.map(({ name }, index) => ({ value: String(index), label: name }))}
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
            />
          </Field>
        </Choice>
      )}
      <SheetTable key={chosen} label={words.table(sheet.name || fileName)} sheet={sheet} />
    </div>
  )
}

function SheetTable({ label, sheet: { rows, isCut } }: { label: string; sheet: Sheet }) {
  if (rows.length === 0) return <Note>{words.emptySheet}</Note>
  const width = Math.max(...rows.map((cells) => cells.length))
  const columns = Array.from({ length: Math.min(width, mostColumns) }, (_, column) => column)
  const isMore = isCut || rows.length > mostRows || width > mostColumns
  return (
    <>
      {isMore && <Note>{words.cut(Math.min(rows.length, mostRows), columns.length)}</Note>}
      <Scroll role="region" aria-label={label} tabIndex={0}>
        <Table aria-label={label}>
          <tbody>
            {rows.slice(0, mostRows).map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
              <tr key={row}>
                <th scope="row" aria-label={words.row(row + 1)}>
                  {row + 1}
                </th>
                {columns.map((column) => (
                  <td key={column} dir="auto" data-number={cells[column]?.isNumber ?? false}>
                    {cells[column]?.text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </>
  )
}
