import type { ListedPurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import { StatusBadge } from '../statuses/status-badge.tsx'

/** How far a purchase order is, and whether it should have come already. */
export function PurchaseOrderBadges({ status, isLate }: Pick<ListedPurchaseOrder, 'status' | 'isLate'>) {
  return (
    <Cluster $gap={4}>
      <StatusBadge status={status} />
      {isLate && <StatusBadge status="late" />}
    </Cluster>
  )
}
