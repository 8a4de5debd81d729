import { verdictOf } from '@kerf/shared-contracts/rules/characteristics'
import type { ReadColumn, ReadRow, ReadTable } from '@kerf/shared-contracts/rules/characteristics/read-table'
import { FactsTable } from '@kerf/shared-ui/content/facts-table.tsx'
import { Muted, SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { WideContent } from '@kerf/shared-ui/forms/entry-table.tsx'
import { listed } from '@kerf/shared-ui/words/listed.ts'
import { rowOfDraft, tolerancedOf } from './characteristics-form.ts'
import { lineProblems } from './pasted-rows.ts'
import { text } from './text.ts'
import { LeftOutLines, ProblemLines } from './unread-lines.tsx'

const words = text.read
const { columns } = text

/** Lines that are shown of each list; the rest is counted. */
const most = 50

/** What was understood of a report: its columns, its lines, and whatever needs a look. */
export function ReadReport({ table }: { table: ReadTable }) {
  return (
    <>
      {table.rows.some(({ problems }) => problems.length > 0) && (
        <Notice tone="yellow">
          <ProblemLines lines={lineProblems(table)} />
        </Notice>
      )}
      <Unlimited rows={table.rows} />
      <LeftOutLines lines={table.leftOut} />
      <Stack $gap={8}>
        <SectionTitle as="h3">{words.columnsTitle}</SectionTitle>
        <FactsTable aria-label={words.columnsTitle}>
          <tbody>
            {table.columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a head may stand twice
              <tr key={index}>
                <th scope="row">
                  <bdi>{column.head || words.noHead(column.column)}</bdi>
                </th>
                <td>{column.field ? words.fields[column.field] : <Muted as="span">{notReadWords(column)}</Muted>}</td>
              </tr>
            ))}
          </tbody>
        </FactsTable>
      </Stack>
      {table.rows.length > 0 && <Preview rows={table.rows} />}
    </>
  )
}

function notReadWords({ head, isUnclear }: ReadColumn): string {
  return isUnclear ? words.notReadUnclear(head) : words.notRead
}

/** Lines without limits, such as fits, which somebody has to enter. */
function Unlimited({ rows }: { rows: readonly ReadRow[] }) {
  const unlimited = rows.filter((read) => {
    const toleranced = tolerancedOf(rowOfDraft(read))
    return toleranced && verdictOf(toleranced) === 'needs_limits'
  })
  if (unlimited.length === 0) return null
  const named = unlimited.slice(0, most).map(({ draft }) => draft.number || draft.name)
  return <Notice tone="blue">{words.noLimits(listed(named))}</Notice>
}

const shownFields = ['number', 'name', 'nominal', 'lowerTolerance', 'upperTolerance', 'toleranceText', 'unit'] as const

function Preview({ rows }: { rows: readonly ReadRow[] }) {
  return (
    <Stack $gap={8}>
      <SectionTitle as="h3">{words.preview}</SectionTitle>
      <WideContent>
        <FactsTable aria-label={words.preview}>
          <thead>
            <tr>
              {[...shownFields, 'measured' as const].map((field) => (
                <th key={field} scope="col">
                  {columns[field]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, most).map(({ line, draft }) => (
              <tr key={line}>
                {shownFields.map((field) => (
                  <td key={field}>
                    <bdi>{draft[field]}</bdi>
                  </td>
                ))}
                <td>{measuredIn(draft)}</td>
              </tr>
            ))}
          </tbody>
        </FactsTable>
      </WideContent>
      {rows.length > most && <Muted>{words.previewMore(rows.length - most)}</Muted>}
    </Stack>
  )
}

function measuredIn({ kind, measured, passed }: ReadRow['draft']): string {
  if (kind === 'dimension') return measured.join('; ')
  return passed ? text.outcomes.true : text.outcomes.false
}
