import { CountCards } from '@kerf/shared-ui/content/layout.tsx'
import { StatCard } from '@kerf/shared-ui/content/stat-card.tsx'
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

/** The three numbers above a list that is divided into active and history. A number that failed to load is a dash. */
export function ActiveAndHistoryCounts({ label, texts, active, history }: ActiveAndHistoryProps) {
  const failed = active.isError || history.isError
  const figure = (count: number | undefined) => ({
    value: count === undefined ? '–' : formatCount(count),
    loading: count === undefined && !failed,
  })
  const [first, second] = [active.data?.total, history.data?.total]
  const total = first === undefined || second === undefined ? undefined : first + second
  return (
    <CountCards as="section" aria-label={label}>
      <StatCard label={texts.active} {...figure(first)} />
      <StatCard label={texts.completed} {...figure(second)} />
      <StatCard label={texts.total} {...figure(total)} />
    </CountCards>
  )
}
