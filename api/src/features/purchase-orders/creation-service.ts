import type { createPurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders'
import type { z } from 'zod'
import { nextNumber } from '../../models/numbers.ts'
import { PurchaseOrder } from '../../models/purchase-order.ts'
import { PurchaseOrderLine } from '../../models/purchase-order-line.ts'
import { problem } from '../../platform/errors.ts'
import { assertNotStale } from '../../platform/not-stale.ts'
import type { ReceivedFile } from '../../platform/storage/receive.ts'
import type { Work } from '../../platform/work.ts'
import * as orders from '../orders/service.ts'
import { assertNotOverAwarded, assertSupplierActive, noteAward } from '../supplier-quotes/award-service.ts'
import { changesOfQuotes } from '../supplier-quotes/decision-service.ts'
import { type LockedSupplierQuote, lockQuote } from '../supplier-quotes/lock-service.ts'
import { attachDocuments } from './document-service.ts'
import { purchaseOrderCreated } from './events.ts'

type Body = z.output<(typeof createPurchaseOrder)['body']>

/**
 * Orders what a supplier was awarded.
 * @returns the id of the purchase order
 * @throws Problem `supplier_quote.*`, `purchase_order.exists`, `purchase_order.date_past`, `order.not_found`, `write.stale`
 */
export async function create(work: Work, body: Body, received: readonly ReceivedFile[]): Promise<string> {
  // Locking the request makes two admins order one after the other.
  const accepted = await lockQuote(work, body.supplierQuoteId)
  const { request, quote } = accepted
  await assertNotStale(work, {
    basedOn: body.basedOn,
    present: { revision: quote.revision, awardedAmount: quote.awardedAmount },
    beside: { status: quote.status, price: quote.price, currency: quote.currency },
    changedBy: { object: { type: 'supplier_quote', id: quote.id }, actions: changesOfQuotes },
  })
  if (quote.status !== 'accepted') throw problem('supplier_quote.not_accepted')
  const before = await PurchaseOrder.query(work.tx).where({ supplierQuoteId: quote.id })
  if (before.some(({ status }) => status !== 'cancelled')) throw problem('purchase_order.exists')
  await assertSupplierActive(work, quote)
  // After an order was cancelled, its pieces may have been awarded to another supplier.
  await assertNotOverAwarded(work, request, quote.awards, quote.id)
  if (body.deliveryDate < work.today) throw problem('purchase_order.date_past')
  if (body.orderId !== null) await orders.get(work, body.orderId)
  const order = await insert(work, accepted, body)
  const [file] = await attachDocuments(work, order, { kind: 'order', isFromSupplier: false }, received)
  const issued = file ? await order.$query(work.tx).patchAndFetch({ fileId: file.id }) : order
  const { amount, currency, deliveryDate } = issued
  await work.happened(purchaseOrderCreated, { order: issued, amount, currency, deliveryDate })
  await noteAward(work, request)
  return order.id
}

async function insert(work: Work, { request, quote }: LockedSupplierQuote, body: Body): Promise<PurchaseOrder> {
  const { tx, now } = work
  const order = await PurchaseOrder.query(tx).insertAndFetch({
    number: await nextNumber(tx, 'purchaseOrder'),
    supplierQuoteId: quote.id,
    supplierId: quote.supplierId,
    requestId: request.id,
    referenceNumber: request.referenceNumber,
    projectName: request.projectName,
    currency: quote.currency,
    amount: quote.awardedAmount ?? quote.price,
    setupPrice: quote.setupPrice,
    freightPrice: quote.freightPrice,
    seal: quote.seal,
    quantityOrdered: quote.awards.reduce((sum, { quantity }) => sum + quantity, 0),
    deliveryDate: body.deliveryDate,
    notes: body.notes,
    orderId: body.orderId,
    createdBy: work.actor.id,
    createdAt: now,
    updatedAt: now,
  })
  for (const [index, award] of quote.awards.entries()) {
    const part = request.parts.find(({ id }) => id === award.partId)
    await PurchaseOrderLine.query(tx).insert({
      purchaseOrderId: order.id,
      position: index + 1,
      partId: part?.id ?? null,
      name: award.partName,
      material: part?.material ?? request.material,
      materialGrade: part?.materialGrade ?? null,
      finishing: part?.finishing ?? null,
      tolerance: part?.tolerance ?? null,
      quantity: award.quantity,
      unitPrice: award.unitPrice,
      amount: award.amount,
    })
  }
  return order
}
