import type { ListedPurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import { StatusBadge } from '../statuses/status-badge.tsx'

/** A purchase order's status, and whether it is overdue. */
export function PurchaseOrderBadges({ status, isLate }: Pick<ListedPurchaseOrder, 'status' | 'isLate'>) {
  return (
    <Cluster $gap={4}>
      <StatusBadge status={status} />
      {isLate && <StatusBadge status="late" />}
    </Cluster>
  )
}
