import type { ReadTable } from '@kerf/shared-contracts/rules/characteristics/read-table'
import { SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import type { LineProblems } from './pasted-rows.ts'
import { text } from './text.ts'

const words = text.read

/** Lines that are shown of each list; the rest is counted. */
const most = 50

/** Cells that were not understood, each with its line and why. */
export function ProblemLines({ lines }: { lines: readonly LineProblems[] }) {
  const items = lines.flatMap(({ line, name, problems }) =>
    problems.map(({ field, text: cell, why }) =>
      words.problem(line, name, words.problemFields[field], cell, words.why[why]),
    ),
  )
  return <Listed title={words.problemsTitle} items={items} />
}

/** Lines that hold no characteristic, as they are written. */
export function LeftOutLines({ lines }: { lines: ReadTable['leftOut'] }) {
  return <Listed title={words.leftOutTitle} items={lines.map(({ line, text: said }) => words.leftOut(line, said))} />
}

/** Each sentence once; nothing where there are none. */
function Listed({ title, items: all }: { title: string; items: readonly string[] }) {
  const items = [...new Set(all)]
  if (items.length === 0) return null
  return (
    <Stack $gap={8}>
      <SectionTitle as="h3">{title}</SectionTitle>
      <ul>
        {items.slice(0, most).map((item) => (
          <li key={item}>{item}</li>
        ))}
        {items.length > most && <li>{words.previewMore(items.length - most)}</li>}
      </ul>
    </Stack>
  )
}
