import { polling } from '@kerf/shared-runtime'
import { useGetAdminDashboardStatsQuery } from '@kerf/shared-runtime/endpoints/dashboard'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Halves } from '@kerf/shared-ui/content/stat-grid.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { DashboardFigures } from './dashboard-figures.tsx'
import { QualityChecks } from './quality-checks.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RecentRfqs } from './recent-rfqs.tsx'
import { text } from './text.ts'

/** The admin's first page: figures, where to go, what quality checks wait for, and the newest requests. */
export function DashboardPage() {
  const { data: stats, isError, isFetching, refetch } = useGetAdminDashboardStatsQuery(undefined, polling)
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <Stack $gap={16}>
        {isError && stats === undefined ? (
          <ErrorState title={text.failed} text={text.failedText} onRetry={refetch} retrying={isFetching} />
        ) : (
          <DashboardFigures stats={stats} />
        )}
        <QuickActions stats={stats} />
        <Halves>
          <RecentRfqs />
          <QualityChecks />
        </Halves>
      </Stack>
    </>
  )
}
