import type { Report } from '@kerf/shared-contracts/contracts/reports'
import { isApiError } from '@kerf/shared-runtime'
import { useGetReportsQuery } from '@kerf/shared-runtime/endpoints/reports'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { StatCards } from '@kerf/shared-ui/content/stat-cards.tsx'
import { Halves, StatAmount } from '@kerf/shared-ui/content/stat-grid.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { Skeleton } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { RowsSkeleton } from '@kerf/shared-ui/tables/list-rows.tsx'
import { formatMoney } from '@kerf/shared-ui/words/format.ts'
import { locale } from '@kerf/shared-ui/words/locale.ts'
import { ChartColumn, Inbox, Package, TrendingUp, Users } from 'lucide-react'
import { text as shared } from '../shared/text.ts'
import { EstimateReport } from './estimate-report.tsx'
import { ExportTable, ExportWorkbook } from './export-buttons.tsx'
import { MonthlyCharts } from './monthly-charts.tsx'
import { PeriodFields } from './period-choice.tsx'
import { RecentActivity, TopCustomers } from './report-lists.tsx'
import { ResultCharts } from './result-charts.tsx'
import { text } from './text.ts'
import { useReportPeriod } from './use-report-period.ts'

const figures = [
  { id: 'totalCustomers', icon: Users },
  { id: 'totalRfqs', icon: Inbox },
  { id: 'totalOrders', icon: Package },
  { id: 'totalRevenue', icon: TrendingUp },
] as const

const whole = new Intl.NumberFormat(locale())

/** @param overview undefined while loading */
function Figures({ overview }: { overview: Report['overview'] | undefined }) {
  const { label, names, hints } = text.stats
  const values = overview && {
    totalCustomers: whole.format(overview.totalCustomers),
    totalRfqs: whole.format(overview.totalRfqs),
    totalOrders: whole.format(overview.totalOrders),
    totalRevenue: <StatAmount>{formatMoney(overview.totalRevenue)}</StatAmount>,
  }
  return <StatCards label={label} figures={figures} names={names} hints={hints} values={values} />
}

/** The skeleton of the report. */
function Loading() {
  const { customers, activity, estimates, results } = text
  const { charts } = shared
  return (
    <>
      <Figures overview={undefined} />
      <Card title={charts.revenue.title} aria-busy>
        <Skeleton height="200px" />
      </Card>
      <Halves>
        {[charts.rfqs.title, charts.orders.title].map((title) => (
          <Card key={title} title={title} aria-busy>
            <Skeleton height="200px" />
          </Card>
        ))}
      </Halves>
      <Halves>
        {[results.winRate, results.onTime].map(({ title, text: description }) => (
          <Card key={title} title={title} description={description} aria-busy>
            <Skeleton height="200px" />
          </Card>
        ))}
      </Halves>
      <Card title={results.margin.title} description={results.margin.text} aria-busy>
        <Skeleton height="200px" />
      </Card>
      <Halves>
        {[customers.title, activity.title].map((title) => (
          <Card key={title} title={title}>
            <RowsSkeleton rows={5} />
          </Card>
        ))}
      </Halves>
      <Card title={estimates.title} aria-busy>
        <RowsSkeleton rows={5} />
      </Card>
    </>
  )
}

/** What was ordered before the period may be delivered in it. */
function isEmpty({ overview, months, recentActivity }: Report): boolean {
  const isIdle = overview.totalRfqs === 0 && overview.totalOrders === 0 && recentActivity.length === 0
  return isIdle && months.every(({ deliveries }) => deliveries.orders === 0)
}

function Reported({ report }: { report: Report }) {
  const { period, months, topCustomers, recentActivity, estimates } = report
  if (isEmpty(report)) {
    return (
      <>
        <Figures overview={report.overview} />
        <Card>
          <EmptyState icon={<ChartColumn size={22} />} title={text.none} text={text.noneText} />
        </Card>
      </>
    )
  }
  return (
    <>
      <Figures overview={report.overview} />
      <MonthlyCharts months={months} actions={<ExportTable period={period} table="months" isEmpty={false} />} />
      <ResultCharts months={months} />
      <Halves>
        <TopCustomers
          customers={topCustomers}
          actions={<ExportTable period={period} table="customers" isEmpty={topCustomers.length === 0} />}
        />
        <RecentActivity
          activity={recentActivity}
          actions={<ExportTable period={period} table="activity" isEmpty={recentActivity.length === 0} />}
        />
      </Halves>
      <EstimateReport
        groups={estimates}
        actions={<ExportTable period={period} table="estimates" isEmpty={estimates.length === 0} />}
      />
    </>
  )
}

/** The business in a period: figures, charts by month, top customers, and recent activity. */
export function ReportsPage() {
  const { period, today, set, wrong } = useReportPeriod()
  const report = useGetReportsQuery(period, { skip: wrong !== undefined })
  const { currentData, error, isFetching, refetch } = report
  // An error that the form already shows is not a load failure.
  const hasFailed = error !== undefined && !(isApiError(error) && error.status === 400)
  // An invalid period keeps the previous report on screen.
  const shown = wrong === undefined ? currentData : report.data
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={wrong === undefined && <ExportWorkbook period={period} />}
      />
      <Stack $gap={16}>
        <PeriodFields period={period} today={today} onPeriod={set} wrong={wrong} />
        {shown && <Reported report={shown} />}
        {!shown && hasFailed && (
          <ErrorState
            title={text.failed}
            text={text.failedText}
            error={error}
            onRetry={refetch}
            retrying={isFetching}
          />
        )}
        {!shown && !hasFailed && wrong === undefined && <Loading />}
      </Stack>
    </>
  )
}
