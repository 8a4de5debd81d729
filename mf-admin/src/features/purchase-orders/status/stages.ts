import type { PurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders'
import type { Stage } from '@kerf/shared-ui/content/stage-rail.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { text } from '../text.ts'

const steps = ['issued', 'acknowledged', 'in_production', 'shipped', 'received'] as const

type Order = Pick<
  PurchaseOrder,
  'status' | 'createdAt' | 'acknowledgedAt' | 'inProductionAt' | 'shippedAt' | 'receivedAt'
>

/** How far an order is: a step that has no date, and after which others came, was skipped. */
export function stagesOf(order: Order): Stage[] {
  const { status } = order
  const dates = {
    issued: order.createdAt,
    acknowledged: order.acknowledgedAt,
    in_production: order.inProductionAt,
    shipped: order.shippedAt,
    received: order.receivedAt,
  }
  const last = steps.findLastIndex((step) => dates[step] !== null || step === status)
  return steps.map((key, at) => {
    const stage = { key, label: text.statuses[key], date: dates[key] === null ? undefined : formatDate(dates[key]) }
    if (key === status && key !== 'received') return { ...stage, state: 'current' }
    if (dates[key] !== null) return { ...stage, state: 'completed' }
    return { ...stage, state: at < last ? 'skipped' : 'pending' }
  })
}
