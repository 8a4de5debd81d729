import { polling } from '@kerf/shared-runtime'
import { useGetCurrentUserQuery } from '@kerf/shared-runtime/endpoints/auth'
import { useGetSupplierDashboardQuery } from '@kerf/shared-runtime/endpoints/suppliers-supplier'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { HeldBack } from '@kerf/shared-ui/content/held-back.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { StatCards } from '@kerf/shared-ui/content/stat-cards.tsx'
import { Halves } from '@kerf/shared-ui/content/stat-grid.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { CircleCheck, ClipboardList, FileText, PackageCheck } from 'lucide-react'
import { Completeness } from './completeness.tsx'
import { OpenRequests, useOpenRequests } from './open-requests.tsx'
import { text } from './text.ts'

const figures = [
  { id: 'openRequests', icon: ClipboardList, to: '/supplier/rfqs?status=open' },
  { id: 'pendingQuotes', icon: FileText, to: '/supplier/quotes?status=pending' },
  { id: 'acceptedQuotes', icon: CircleCheck, to: '/supplier/quotes?status=accepted' },
  { id: 'activePurchaseOrders', icon: PackageCheck, to: '/supplier/purchase-orders?status=open' },
] as const

/** The supplier's first page: figures, open requests, and what the profile lacks. */
export function DashboardPage() {
  const { data: user } = useGetCurrentUserQuery()
  const { data: figuresNow, isError, isFetching, refetch } = useGetSupplierDashboardQuery(undefined, polling)
  const requests = useOpenRequests()
  const firstName = user?.name.trim().split(/\s+/)[0]
  const expiring = figuresNow?.expiringCertificates ?? 0
  return (
    <>
      <PageHeader title={firstName ? text.greeting(firstName) : text.greetingUnknown} description={text.description} />
      <Stack $gap={16}>
        {expiring > 0 && (
          <Notice tone="yellow">
            {text.certificates(expiring)} <TextLink to="/supplier/profile">{text.toCertificates}</TextLink>
          </Notice>
        )}
        {isError && figuresNow === undefined ? (
          <ErrorState title={text.failed} onRetry={refetch} retrying={isFetching} />
        ) : (
          <StatCards {...text.stats} figures={figures} values={figuresNow} />
        )}
        <Halves>
          <OpenRequests />
          <HeldBack isReady={requests.data !== undefined || requests.isError} skeleton={null}>
            {figuresNow && <Completeness profile={figuresNow.profile} />}
          </HeldBack>
        </Halves>
      </Stack>
    </>
  )
}
