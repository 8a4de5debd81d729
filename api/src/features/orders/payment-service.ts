import { mayMarkPaid } from '@kerf/shared-contracts/rules/order-lifecycle'
import type { Order } from '../../models/order.ts'
import type { Locked } from '../../platform/db/locked.ts'
import { problem } from '../../platform/errors.ts'
import { assertNotStale, type Comparison } from '../../platform/not-stale.ts'
import type { ReceivedFile } from '../../platform/storage/receive.ts'
import type { Work } from '../../platform/work.ts'
import * as files from '../stored-files/service.ts'
import { invoiceUploaded, orderPaid, orderReopened } from './events.ts'
import { assertNotArchived } from './service.ts'

/** The invoice that somebody saw with an order, and the one that is there. */
type SeenInvoice = Pick<Comparison<{ invoiceUrl: string | null }>, 'basedOn' | 'present'>

/** @throws Problem `write.stale` */
async function assertSameInvoice(work: Work, order: Locked<Order>, seen: SeenInvoice | undefined): Promise<void> {
  if (!seen) return
  await assertNotStale(work, {
    ...seen,
    changedBy: { object: { type: 'order', id: order.id }, actions: [invoiceUploaded.name] },
  })
}

/**
 * Keeps the invoice of an order; a newer one takes the place of an older one.
 * @throws Problem `order.archived`, `write.stale`
 */
export async function addInvoice(
  work: Work,
  order: Locked<Order>,
  received: readonly ReceivedFile[],
  seen?: SeenInvoice,
): Promise<Order> {
  assertNotArchived(order)
  await assertSameInvoice(work, order, seen)
  const file = await files.attachOne(work, { type: 'invoice', id: order.id }, received)
  if (!file) throw problem('file.missing')
  const changed = await order.$query(work.tx).patchAndFetch({ invoiceFileId: file.id })
  await work.happened(invoiceUploaded, { order, fileName: file.fileName })
  return changed
}

/**
 * 'Mark as Paid & Archive' (docs/product/orders.md, 'Payment and archive'). A reopened order keeps its first day of
 * payment.
 * @throws Problem `order.archived`, `order.invoice_missing`, `write.stale`
 */
export async function markPaid(work: Work, order: Locked<Order>, seen?: SeenInvoice): Promise<Order> {
  assertNotArchived(order)
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
  if (!order.isArchived) throw problem('order.not_archived')
  const changed = await order.$query(work.tx).patchAndFetch({
    isArchived: false,
    archivedAt: null,
    reopenedAt: work.now,
  })
  await work.happened(orderReopened, { order })
  return changed
}
