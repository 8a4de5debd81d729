import { CountLine } from '@kerf/shared-ui/content/count-line.tsx'
import { formatCount } from '@kerf/shared-ui/words/format.ts'

/** The total that a list call for one row reports. */
interface Counted {
  data?: { total: number } | undefined
  isError: boolean
}

interface ActiveAndHistoryProps {
  /** Accessible name. */
  label: string
  texts: { active: string; completed: string; total: string }
  active: Counted
  history: Counted
}

/** The three numbers of a list that is divided into active and history. A number that failed to load is a dash. */
export function ActiveAndHistoryCounts({ label, texts, active, history }: ActiveAndHistoryProps) {
  const failed = active.isError || history.isError
  const unknown = failed ? '–' : undefined
  const figure = (count: number | undefined) => (count === undefined ? unknown : formatCount(count))
  const [first, second] = [active.data?.total, history.data?.total]
  const total = first === undefined || second === undefined ? undefined : first + second
  const counts = [
    { label: texts.active, value: figure(first) },
    { label: texts.completed, value: figure(second) },
    { label: texts.total, value: figure(total) },
  ]
  return <CountLine label={label} counts={counts} />
}
