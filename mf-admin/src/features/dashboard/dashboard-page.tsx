import { polling } from '@kerf/shared-runtime'
import { useGetAdminDashboardStatsQuery, useGetWorkQueueQuery } from '@kerf/shared-runtime/endpoints/dashboard'
import { HeldBack } from '@kerf/shared-ui/content/held-back.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { styled } from 'styled-components'
import { DashboardFigures } from './dashboard-figures.tsx'
import { MonthlyFigures } from './monthly-figures.tsx'
import { QualityChecks } from './quality-checks.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RecentRfqs } from './recent-rfqs.tsx'
import { text } from './text.ts'
import { WorkQueue } from './work-queue.tsx'

/** The work queue, wide enough for its rows, with the quick actions beside it. */
const stacked = '(max-width: 1279px)'
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: ${space[16]};
  @media ${stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** The admin's first page: figures, the work queue, quick actions, and the last months. */
export function DashboardPage() {
  const { data: stats, error, isError, isFetching, refetch } = useGetAdminDashboardStatsQuery(undefined, polling)
  const queue = useGetWorkQueueQuery(undefined, polling)
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <Stack $gap={16}>
        {isError && stats === undefined ? (
          <ErrorState
            title={text.failed}
            text={text.failedText}
            error={error}
            onRetry={refetch}
            retrying={isFetching}
          />
        ) : (
          <DashboardFigures stats={stats} />
        )}
        <Columns>
          <WorkQueue />
          <HeldBack where={stacked} isReady={queue.data !== undefined || queue.isError}>
            <Stack $gap={16}>
              <QuickActions />
              <QualityChecks counts={stats?.qualityChecks} isLoading={!isError} />
            </Stack>
          </HeldBack>
        </Columns>
        <RecentRfqs />
        <MonthlyFigures />
      </Stack>
    </>
  )
}
