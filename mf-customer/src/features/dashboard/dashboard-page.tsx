import type { DashboardStats } from '@kerf/shared-contracts/contracts/dashboard'
import { customerAddress } from '@kerf/shared-contracts/rules/addresses'
import { polling } from '@kerf/shared-runtime'
import { useGetCurrentUserQuery } from '@kerf/shared-runtime/endpoints/auth'
import { useGetAttentionQuery, useGetDashboardStatsQuery } from '@kerf/shared-runtime/endpoints/dashboard'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Halves } from '@kerf/shared-ui/content/stat-grid.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { useNavigate } from 'react-router-dom'
import { QualityAttention } from '../orders/quality-check/quality-attention.tsx'
import { SubmitRfqLink } from '../shared/submit-rfq-link.tsx'
import { DashboardFigures } from './dashboard-figures.tsx'
import { FirstTimePanel } from './first-time-panel.tsx'
import { MonthlyCharts } from './monthly-charts.tsx'
import { OrderProgress } from './order-progress.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RecentProjects } from './recent-projects.tsx'
import { text } from './text.ts'

function isAllZero({ activeRfqs, activeOrders, pendingQuotes, totalSpent }: DashboardStats): boolean {
  return activeRfqs + activeOrders + pendingQuotes === 0 && !/[1-9]/.test(totalSpent)
}

/** The customer's first page: figures, quick actions, orders in progress and the newest projects. */
export function DashboardPage() {
  const { data: user } = useGetCurrentUserQuery()
  const { data: stats, error, isError, isFetching, refetch } = useGetDashboardStatsQuery(undefined, polling)
  const attention = useGetAttentionQuery(undefined, polling)
  const navigate = useNavigate()
  const firstName = user?.name.trim().split(/\s+/)[0]
  const isFirstTime = stats !== undefined && isAllZero(stats)
  // They decide on the panel for the first time, and on how many quick actions there are.
  const isLaidOut = (stats !== undefined || isError) && (attention.data !== undefined || attention.isError)
  return (
    <>
      <PageHeader
        title={firstName ? text.greeting(firstName) : text.greetingUnknown}
        description={text.description}
        actions={<SubmitRfqLink label={text.actions.submit} />}
      />
      <QualityAttention
        onReview={(orderId) => navigate(customerAddress.order(orderId))}
        isReady={isLaidOut}
        skeleton={<DashboardFigures stats={undefined} isFirstTime={false} />}
      >
        <Stack $gap={16}>
          {isFirstTime && <FirstTimePanel />}
          {isError && stats === undefined ? (
            <ErrorState
              title={text.failed}
              text={text.failedText}
              error={error}
              onRetry={refetch}
              retrying={isFetching}
            />
          ) : (
            <DashboardFigures stats={stats} isFirstTime={isFirstTime} />
          )}
          <QuickActions stats={stats} />
          <Halves>
            <OrderProgress />
            <RecentProjects />
          </Halves>
          {stats !== undefined && !isFirstTime && <MonthlyCharts />}
        </Stack>
      </QualityAttention>
    </>
  )
}
