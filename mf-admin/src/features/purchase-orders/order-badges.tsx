import type { ListedPurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import { IconBadge } from '@kerf/shared-ui/feedback/icon-badge.tsx'
import { AlarmClock, Ban, CircleDashed } from 'lucide-react'
import { text } from './text.ts'

/** Statuses that look like one of another object. */
const alike = {
  ...{ issued: 'submitted', acknowledged: 'reviewing', in_production: 'in_production' },
  ...{ shipped: 'shipped', received: 'delivered' },
} as const

/** How far a purchase order is. */
function PurchaseOrderStatusBadge({ status }: Pick<ListedPurchaseOrder, 'status'>) {
  if (status === 'cancelled') return <IconBadge tone="grey" icon={Ban} label={text.statuses.cancelled} />
  return <StatusBadge status={alike[status]} label={text.statuses[status]} />
}

/** How far it is, and whether it should have come already. */
export function PurchaseOrderBadges({ status, isLate }: Pick<ListedPurchaseOrder, 'status' | 'isLate'>) {
  return (
    <Cluster $gap={4}>
      <PurchaseOrderStatusBadge status={status} />
      {isLate && <IconBadge tone="red" icon={AlarmClock} label={text.late} />}
    </Cluster>
  )
}

export function PaidBadge({ paymentStatus }: Pick<ListedPurchaseOrder, 'paymentStatus'>) {
  if (paymentStatus === 'paid') return <StatusBadge status="paid" label={text.paid} />
  return <IconBadge tone="grey" icon={CircleDashed} label={text.unpaid} />
}
