import { mayMarkPaid } from '@kerf/shared-contracts/rules/order-lifecycle'
import type { Order } from '../../models/order.ts'
import type { Locked } from '../../platform/db/locked.ts'
import { problem } from '../../platform/errors.ts'
import { overtaken } from '../../platform/not-stale.ts'
import type { Work } from '../../platform/work.ts'
import { orderPaid, orderReopened } from './events.ts'
import { assertSameInvoice, type SeenInvoice } from './invoice-service.ts'
import { assertNotArchived, doneToOrder } from './service.ts'

/**
 * 'Mark as Paid & Archive' (docs/product/orders.md, 'Payment and archive'). A reopened order keeps its first day of
 * payment.
 * @throws Problem `order.archived`, `order.invoice_missing`, `write.stale`
 */
export async function markPaid(work: Work, order: Locked<Order>, seen?: SeenInvoice): Promise<Order> {
  await assertNotArchived(work, order)
  await assertSameInvoice(work, order, seen)
  if (!mayMarkPaid({ invoiceUrl: order.invoiceFileId, isArchived: order.isArchived })) {
    throw problem('order.invoice_missing')
  }
  const changed = await order.$query(work.tx).patchAndFetch({
    paymentStatus: 'paid',
    paidAt: order.paidAt ?? work.now,
    isArchived: true,
    archivedAt: work.now,
  })
  await work.happened(orderPaid, { order })
  return changed
}

/** Returns an archived order to the active list; it stays paid, and its stage can be set again. */
export async function reopen(work: Work, order: Locked<Order>): Promise<Order> {
  if (!order.isArchived) throw await overtaken('order.not_archived', work, doneToOrder(order, 'reopened'))
  const changed = await order.$query(work.tx).patchAndFetch({
    isArchived: false,
    archivedAt: null,
    reopenedAt: work.now,
  })
  await work.happened(orderReopened, { order })
  return changed
}
