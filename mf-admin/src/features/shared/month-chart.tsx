import type { ReportedMonth } from '@kerf/shared-contracts/contracts/reports'
import { BarChart } from '@kerf/shared-ui/content/bar-chart.tsx'
import { formatMoney } from '@kerf/shared-ui/words/format.ts'
import { locale } from '@kerf/shared-ui/words/locale.ts'
import { monthLabels } from '@kerf/shared-ui/words/months.ts'
import { text } from './text.ts'

const words = text.charts

const whole = new Intl.NumberFormat(locale())
const compact = { notation: 'compact', maximumFractionDigits: 1 } as const
const short = new Intl.NumberFormat(locale(), compact)
const shortMoney = new Intl.NumberFormat(locale(), {
  ...compact,
  minimumFractionDigits: 0,
  style: 'currency',
  currency: 'USD',
})
export type MonthlyFigure = 'rfqs' | 'orders' | 'revenue'

/** The texts of a figure's bars. */
const saying: Record<MonthlyFigure, (month: ReportedMonth) => { value: number; words: string; shortWords: string }> = {
  rfqs: ({ rfqs }) => ({ value: rfqs, words: whole.format(rfqs), shortWords: short.format(rfqs) }),
  orders: ({ orders }) => ({ value: orders, words: whole.format(orders), shortWords: short.format(orders) }),
  revenue: ({ revenue }) => ({
    // Only for the height of a bar.
    value: Number(revenue),
    words: formatMoney(revenue),
    shortWords: shortMoney.format(Number(revenue)),
  }),
}

/** A monthly figure as bars, and as a table for screen readers. Revenue is in US dollars. */
export function MonthChart({ figure, months }: { figure: MonthlyFigure; months: readonly ReportedMonth[] }) {
  const bars = months.map((month) => ({ ...monthLabels(month.month, months.length), ...saying[figure](month) }))
  return <BarChart caption={words[figure].title} columns={[words.month, words[figure].value]} bars={bars} />
}
