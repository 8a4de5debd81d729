import type { DashboardMonth } from '@kerf/shared-contracts/contracts/dashboard'
import { polling } from '@kerf/shared-runtime'
import { useGetDashboardMonthsQuery } from '@kerf/shared-runtime/endpoints/dashboard'
import { type Bar, BarChart } from '@kerf/shared-ui/content/bar-chart.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Halves } from '@kerf/shared-ui/content/stat-grid.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { Skeleton } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { formatMoney } from '@kerf/shared-ui/words/format.ts'
import { locale } from '@kerf/shared-ui/words/locale.ts'
import { monthLabels } from '@kerf/shared-ui/words/months.ts'
import { text } from './text.ts'

const words = text.months
const figures = ['spent', 'leadDays'] as const

const compact = { notation: 'compact', maximumFractionDigits: 1 } as const
const short = new Intl.NumberFormat(locale(), compact)
const shortMoney = new Intl.NumberFormat(locale(), {
  ...compact,
  minimumFractionDigits: 0,
  style: 'currency',
  currency: 'USD',
})

function sayingOf(
  figure: (typeof figures)[number],
  { spent, leadDays }: DashboardMonth,
): Omit<Bar, 'id' | 'label' | 'shortLabel'> {
  if (figure === 'spent') {
    // A number only for the height of a bar.
    return { value: Number(spent), words: formatMoney(spent), shortWords: shortMoney.format(Number(spent)) }
  }
  if (leadDays === null) return { value: 0, words: words.noDelivery, shortWords: '' }
  return { value: leadDays, words: words.days(leadDays), shortWords: short.format(leadDays) }
}

const isEmpty = ({ orders, leadDays }: DashboardMonth) => orders === 0 && leadDays === null

/** What was spent in each of the last twelve months, and how long deliveries took; nothing without orders. */
export function MonthlyCharts() {
  const { data, isError, isFetching, refetch } = useGetDashboardMonthsQuery(undefined, polling)
  if (data?.every(isEmpty)) return null
  if (!data && isError) {
    return (
      <Card title={words.label}>
        <ErrorState title={words.failed} onRetry={refetch} retrying={isFetching} />
      </Card>
    )
  }
  return (
    <Halves>
      {figures.map((figure) => {
        const { title, description, value } = words[figure]
        const bars = data?.map((month) => ({ ...monthLabels(month.month, data.length), ...sayingOf(figure, month) }))
        return (
          <Card key={figure} title={title} description={description} aria-busy={!bars || undefined}>
            {bars ? (
              <BarChart caption={title} columns={[words.month, value]} bars={bars} />
            ) : (
              <Skeleton height="200px" />
            )}
          </Card>
        )
      })}
    </Halves>
  )
}
