import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { text } from '../text.ts'

export function PaymentBadge({ order }: { order: Pick<Order, 'paymentStatus'> }) {
  const isPaid = order.paymentStatus === 'paid'
  return <StatusBadge status={isPaid ? 'paid' : 'pending'} label={isPaid ? text.paid : text.unpaid} />
}
