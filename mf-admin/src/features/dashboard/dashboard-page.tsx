import { useGetAdminDashboardStatsQuery } from '@kerf/shared-contracts/client/generated/dashboard'
import { polling } from '@kerf/shared-contracts/client/polling'
import { ErrorState } from '@kerf/shared-ui/error-state'
import { Stack } from '@kerf/shared-ui/layout'
import { PageHeader } from '@kerf/shared-ui/page-header'
import { Halves } from '@kerf/shared-ui/stat-grid'
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
