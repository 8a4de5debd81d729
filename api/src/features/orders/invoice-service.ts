import { Invoice } from '../../models/invoice.ts'
import { nextInvoiceNumber } from '../../models/numbers.ts'
import type { Order } from '../../models/order.ts'
import type { Locked } from '../../platform/db/locked.ts'
import { text } from '../../platform/documents/text.ts'
import { problem } from '../../platform/errors.ts'
import { inputText } from '../../platform/input-text.ts'
import { assertNotStale, type Comparison } from '../../platform/not-stale.ts'
import type { ReceivedFile } from '../../platform/storage/receive.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import * as documents from '../documents/service.ts'
import * as files from '../stored-files/service.ts'
import { readOrderFacts } from './document-service.ts'
import { invoiceCreated, invoiceUploaded } from './events.ts'
import { invoiceDocument } from './order-document.ts'
import { assertNotArchived } from './service.ts'

/** The invoice an admin saw with an order, and the current one. */
export type SeenInvoice = Pick<Comparison<{ invoiceUrl: string | null }>, 'basedOn' | 'present'>

/** @throws Problem `write.stale` */
export async function assertSameInvoice(
  work: Work,
  order: Locked<Order>,
  seen: SeenInvoice | undefined,
): Promise<void> {
  if (!seen) return
  await assertNotStale(work, {
    ...seen,
    changedBy: { object: { type: 'order', id: order.id }, actions: [invoiceUploaded.name, invoiceCreated.name] },
  })
}

/**
 * Stores the invoice of an order; a newer one replaces an older one.
 * @throws Problem `order.archived`, `write.stale`
 */
export async function addInvoice(
  work: Work,
  order: Locked<Order>,
  received: readonly ReceivedFile[],
  seen?: SeenInvoice,
): Promise<Order> {
  await assertNotArchived(work, order)
  await assertSameInvoice(work, order, seen)
  const file = await files.attachOne(work, { type: 'invoice', id: order.id }, received)
  if (!file) throw problem('file.missing')
  const changed = await order.$query(work.tx).patchAndFetch({ invoiceFileId: file.id })
  await work.happened(invoiceUploaded, { order, fileName: file.fileName })
  return changed
}

function refusePast({ today }: ReadWork, dueDate: string): void {
  if (dueDate < today) {
    throw problem('order.due_date_past', { fields: { dueDate: inputText.duePast } })
  }
}

/**
 * Creates the invoice of an order, and stores it as if uploaded. The first time it gets its number and its date, which
 * it keeps when created again. The caller has locked the order.
 * @throws Problem `order.archived`, `order.due_date_past`, `document.not_made`, `write.stale`
 */
export async function createInvoice(
  work: Work,
  order: Locked<Order>,
  dueDate: string,
  making: documents.Making,
  seen?: SeenInvoice,
): Promise<Order> {
  await assertNotArchived(work, order)
  await assertSameInvoice(work, order, seen)
  refusePast(work, dueDate)
  const facts = await readOrderFacts(work, order)
  const invoice = await numbered(work, order, dueDate)
  const { fileName, bytes } = await documents.makeFor(work, facts.recipient, making, (letterhead) => ({
    fileName: text.fileNames.invoice(invoice.number),
    document: invoiceDocument(facts, invoice, letterhead),
  }))
  const kept = await documents.keep(making, bytes, fileName)
  const file = await files.attachOne(work, { type: 'invoice', id: order.id }, [kept])
  const changed = await order.$query(work.tx).patchAndFetch({ invoiceFileId: file?.id ?? null })
  await work.happened(invoiceCreated, { order, number: invoice.number, fileName: kept.fileName })
  return changed
}

/** The invoice of an order, with its number: its own, or the next one. */
async function numbered(work: Work, order: Locked<Order>, dueOn: string): Promise<Invoice> {
  const known = await Invoice.query(work.tx).findOne({ orderId: order.id })
  if (known) return known.$query(work.tx).patchAndFetch({ dueOn })
  return Invoice.query(work.tx).insertAndFetch({
    orderId: order.id,
    number: await nextInvoiceNumber(work.tx),
    issuedOn: work.today,
    dueOn,
    createdBy: work.actor.id,
    createdAt: work.now,
  })
}

/** A preview of the invoice, which takes no number. @throws Problem `document.not_made` */
export async function previewInvoice(work: ReadWork, order: Order, dueOn: string, making: documents.Making) {
  const known = await Invoice.query(work.tx).findOne({ orderId: order.id })
  const terms = { number: known?.number ?? null, issuedOn: known?.issuedOn ?? work.today, dueOn }
  const facts = await readOrderFacts(work, order)
  return documents.makeFor(work, facts.recipient, making, (letterhead) => ({
    fileName: text.fileNames.invoicePreview(order.number),
    document: invoiceDocument(facts, terms, letterhead),
  }))
}
