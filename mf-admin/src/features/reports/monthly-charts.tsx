import type { ReportedMonth } from '@kerf/shared-contracts/contracts/reports'
import { BarChart } from '@kerf/shared-ui/content/bar-chart.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Halves } from '@kerf/shared-ui/content/stat-grid.tsx'
import { formatMoney } from '@kerf/shared-ui/words/format.ts'
import type { ReactNode } from 'react'
import { text } from './text.ts'

const words = text.charts

const whole = new Intl.NumberFormat('en-US')
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
const named = (style: 'long' | 'short', year?: 'numeric') =>
  new Intl.DateTimeFormat('en-US', { month: style, ...(year && { year }), timeZone: 'UTC' })
const longMonth = named('long', 'numeric')
const shortMonth = named('short')

type Figure = 'rfqs' | 'orders' | 'revenue'

/** What the bars of a figure say. */
const saying: Record<Figure, (month: ReportedMonth) => { value: number; words: string; shortWords: string }> = {
  rfqs: ({ rfqs }) => ({ value: rfqs, words: whole.format(rfqs), shortWords: short.format(rfqs) }),
  orders: ({ orders }) => ({ value: orders, words: whole.format(orders), shortWords: short.format(orders) }),
  revenue: ({ revenue }) => ({
    // For the height of a bar alone.
    value: Number(revenue),
    words: formatMoney(revenue),
    shortWords: `$${short.format(Number(revenue))}`,
  }),
}

function MonthChart({ figure, months }: { figure: Figure; months: readonly ReportedMonth[] }) {
  const bars = months.map((month) => {
    const day = new Date(`${month.month}-01T00:00:00Z`)
    return {
      id: month.month,
      label: longMonth.format(day),
      shortLabel: months.length > 12 ? `${shortMonth.format(day)} ${month.month.slice(2, 4)}` : shortMonth.format(day),
      ...saying[figure](month),
    }
  })
  return <BarChart caption={words[figure].title} columns={[words.month, words[figure].value]} bars={bars} />
}

/** What came in each month: revenue across the page, requests and orders beside each other. */
export function MonthlyCharts({ months, actions }: { months: readonly ReportedMonth[]; actions: ReactNode }) {
  return (
    <>
      <Card title={words.revenue.title} actions={actions}>
        <MonthChart figure="revenue" months={months} />
      </Card>
      <Halves>
        {(['rfqs', 'orders'] as const).map((figure) => (
          <Card key={figure} title={words[figure].title}>
            <MonthChart figure={figure} months={months} />
          </Card>
        ))}
      </Halves>
    </>
  )
}
