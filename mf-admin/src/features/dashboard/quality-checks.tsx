import type { QualityCheckStatus } from '@kerf/shared-contracts/contracts/orders'
import type { QualityCheckNotification } from '@kerf/shared-contracts/contracts/quality-checks'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { polling } from '@kerf/shared-runtime'
import { useListQualityCheckNotificationsQuery } from '@kerf/shared-runtime/endpoints/quality-checks'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { ListRow, Rows, RowsSkeleton, Spread } from '@kerf/shared-ui/tables/list-rows.tsx'
import { ShieldCheck } from 'lucide-react'
import { orderAddress } from '../shared/order-address.ts'
import { text } from './text.ts'

const words = text.quality

/** As many as stand well beside the recent RFQs; the counts tell of the others. */
const shownChecks = 5

function useCount(status: QualityCheckStatus): number | undefined {
  return useListQualityCheckNotificationsQuery({ status, limit: 1 }, polling).data?.total
}

/** How many checks there are in each state (docs/product/quality-checks.md, 'Checks on the admin dashboard'). */
function Counts() {
  const counts = [
    { label: words.awaiting, value: useCount('pending') },
    { label: words.ready, value: useCount('approved') },
    { label: words.needsRevision, value: useCount('needs_revision') },
  ]
  return <DefinitionList columns={3} items={counts.map(({ label, value }) => ({ label, value: value ?? '–' }))} />
}

function CheckRow({ check }: { check: QualityCheckNotification }) {
  const { orderId, orderNumber, projectName, qualityCheckStatus } = check
  // An archived order has no check under way.
  const address = orderAddress({ id: orderId, orderNumber, isArchived: false })
  return (
    <ListRow>
      <Spread>
        <TextLink to={address}>{orderNumber}</TextLink>
        <StatusBadge status={qualityCheckStatus} label={words.states[qualityCheckStatus]} />
      </Spread>
      <Muted>{projectName}</Muted>
    </ListRow>
  )
}

function Checks() {
  const { data, isError, isFetching, refetch } = useListQualityCheckNotificationsQuery({ limit: shownChecks }, polling)
  if (data === undefined) {
    return isError ? (
      <ErrorState title={words.failed} onRetry={refetch} retrying={isFetching} />
    ) : (
      <RowsSkeleton rows={2} />
    )
  }
  if (data.items.length === 0) {
    return <EmptyState headingLevel={3} icon={<ShieldCheck size={22} />} title={words.none} text={words.noneText} />
  }
  return (
    <Rows>
      {data.items.map((check) => (
        <CheckRow key={check.orderId} check={check} />
      ))}
    </Rows>
  )
}

/** How the quality checks stand, and the ones that changed last; each leads to its order. */
export function QualityChecks() {
  return (
    <Card title={words.title}>
      <Stack $gap={16}>
        <Counts />
        <Checks />
      </Stack>
    </Card>
  )
}
