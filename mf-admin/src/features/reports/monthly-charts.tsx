import type { ReportedMonth } from '@kerf/shared-contracts/contracts/reports'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Halves } from '@kerf/shared-ui/content/stat-grid.tsx'
import type { ReactNode } from 'react'
import { MonthChart } from '../shared/month-chart.tsx'
import { text } from '../shared/text.ts'

const words = text.charts

/** Monthly figures: revenue across the page, requests and orders side by side. */
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
