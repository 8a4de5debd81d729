import type { ReportedMonth } from '@kerf/shared-contracts/contracts/reports'
import { polling } from '@kerf/shared-runtime'
import { useGetReportedMonthsQuery } from '@kerf/shared-runtime/endpoints/reports'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Halves } from '@kerf/shared-ui/content/stat-grid.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { Skeleton } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { ChartColumn } from 'lucide-react'
import { MonthChart, type MonthlyFigure } from '../shared/month-chart.tsx'
import { text as shared } from '../shared/text.ts'
import { text } from './text.ts'

const words = text.months
const figures = ['rfqs', 'revenue'] as const satisfies MonthlyFigure[]

const isEmpty = (months: readonly ReportedMonth[], figure: (typeof figures)[number]) =>
  months.every((month) => Number(month[figure]) === 0)

/** RFQs and revenue of the last twelve months, as Business Reports counts them. */
export function MonthlyFigures() {
  const { data, isError, isFetching, refetch } = useGetReportedMonthsQuery({}, polling)
  const reports = (
    <ButtonLink to="/admin/reports" variant="ghost" size="small">
      {words.viewReports}
    </ButtonLink>
  )
  if (!data && isError) {
    return (
      <Card title={words.title} actions={reports}>
        <ErrorState title={words.failed} onRetry={refetch} retrying={isFetching} />
      </Card>
    )
  }
  return (
    <Halves>
      {figures.map((figure) => (
        <Card
          key={figure}
          title={shared.charts[figure].title}
          description={words.described[figure]}
          actions={figure === 'revenue' && reports}
          aria-busy={!data || undefined}
        >
          {!data && <Skeleton height="200px" />}
          {data && !isEmpty(data.months, figure) && <MonthChart figure={figure} months={data.months} />}
          {data && isEmpty(data.months, figure) && (
            <EmptyState headingLevel={3} icon={<ChartColumn size={22} />} title={words.none} text={words.noneText} />
          )}
        </Card>
      ))}
    </Halves>
  )
}
