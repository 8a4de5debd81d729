import type { ListedOwnPurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders-supplier'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import { IconBadge } from '@kerf/shared-ui/feedback/icon-badge.tsx'
import { CircleAlert, CircleCheck, CircleX, Inbox, PackageCheck } from 'lucide-react'
import { text } from './text.ts'

/* Those that only purchase orders have, by what they are akin to. */
const looks = {
  issued: { status: 'new', icon: Inbox },
  acknowledged: { status: 'approved', icon: CircleCheck },
  received: { status: 'delivered', icon: PackageCheck },
  cancelled: { status: 'archived', icon: CircleX },
} as const

/** How far a purchase order is, and whether it is late. */
export function OrderStatus({ order: { status, isLate } }: { order: ListedOwnPurchaseOrder }) {
  const look = status in looks ? looks[status as keyof typeof looks] : { status, icon: undefined } // `in` has just said so
  return (
    <Cluster $gap={4}>
      <StatusBadge {...look} label={text.statuses[status]} />
      {isLate && <IconBadge tone="red" icon={CircleAlert} label={text.late} />}
    </Cluster>
  )
}

export function PaymentStatus({ order: { paymentStatus } }: { order: ListedOwnPurchaseOrder }) {
  return <StatusBadge status={paymentStatus === 'paid' ? 'paid' : 'pending'} label={text.payment[paymentStatus]} />
}
