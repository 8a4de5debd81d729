import type { SendMessageBody } from '@kerf/shared-contracts/contracts/messages'
import type { z } from 'zod'
import type { Conversation } from '../../models/conversation.ts'
import { User } from '../../models/user.ts'
import { type Locked, locked } from '../../platform/db/locked.ts'
import { problem } from '../../platform/errors.ts'
import { inputText } from '../../platform/input-text.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import * as orders from '../orders/service.ts'
import * as purchaseOrders from '../purchase-orders/service.ts'
import * as quotes from '../quotes/service.ts'
import * as rfqs from '../rfqs/service.ts'
import { assertReceived, lockReceived } from '../supplier-requests/received-service.ts'
import type { Subject } from './references-service.ts'
import { get } from './service.ts'

/** The subject and owner of a conversation, whether or not it has begun. */
export type Place = Pick<
  Conversation,
  'kind' | 'rfqId' | 'quoteId' | 'orderId' | 'supplierRequestId' | 'purchaseOrderId' | 'customerId' | 'companyId'
>

/** The fields of a place, all empty. */
const nothing = {
  rfqId: null,
  quoteId: null,
  orderId: null,
  supplierRequestId: null,
  purchaseOrderId: null,
  companyId: null,
}

type Named = Omit<z.output<typeof SendMessageBody>, 'body' | 'references'>

/**
 * Where a message goes. Its subject is locked until the transaction ends (the RFQ, also for a quote; the order; the
 * purchase order; the request sent to a supplier; or the counterpart's account), so that it is neither deleted nor
 * moved to a company meanwhile. Lock nothing else first.
 * @throws Problem `conversation.not_found`, `rfq.not_found`, `quote.not_found`, `order.not_found`,
 *   `supplier_request.not_found`, `purchase_order.not_found`, `user.not_found`, also for somebody else's objects;
 *   `validation.failed` when an admin names nobody
 */
export async function lockPlace(work: Work, named: Named): Promise<Locked<Place>> {
  if (named.conversationId !== undefined) return lockPlace(work, await placeOf(work, named.conversationId))
  const { rfqId, quoteId, orderId, supplierRequestId, purchaseOrderId } = named
  if (rfqId !== undefined) {
    const { customerId, companyId } = await rfqs.getForUpdate(work, rfqId)
    return locked<Place>({ ...nothing, kind: 'rfq', rfqId, customerId, companyId })
  }
  if (quoteId !== undefined) {
    const { customerId, companyId } = (await quotes.getForUpdate(work, quoteId)).rfq
    return locked<Place>({ ...nothing, kind: 'quote', quoteId, customerId, companyId })
  }
  if (orderId !== undefined) {
    const { customerId, companyId } = await orders.getForUpdate(work, orderId)
    return locked<Place>({ ...nothing, kind: 'order', orderId, customerId, companyId })
  }
  if (supplierRequestId !== undefined) {
    const customerId = counterpartOf(work, named.customerId)
    await lockReceived(work, supplierRequestId, customerId)
    return locked<Place>({ ...nothing, kind: 'supplier_request', supplierRequestId, customerId })
  }
  if (purchaseOrderId !== undefined) {
    const { supplierId: customerId } = await purchaseOrders.getForUpdate(work, purchaseOrderId)
    return locked<Place>({ ...nothing, kind: 'purchase_order', purchaseOrderId, customerId })
  }
  const customerId = await lockCounterpart(work, named.customerId)
  return locked<Place>({ ...nothing, kind: 'general', customerId })
}

/**
 * The named object, if the actor may see it.
 * @throws Problem as {@link lockPlace}
 */
export async function findSubject(work: ReadWork, named: Named): Promise<Subject> {
  const { conversationId, rfqId, quoteId, orderId, supplierRequestId, purchaseOrderId } = named
  if (conversationId !== undefined) return get(work, conversationId)
  if (rfqId !== undefined) return { ...nothing, rfqId: (await rfqs.get(work, rfqId)).id }
  if (quoteId !== undefined) return { ...nothing, quoteId: (await quotes.get(work, quoteId)).id }
  if (orderId !== undefined) return { ...nothing, orderId: (await orders.get(work, orderId)).id }
  if (supplierRequestId !== undefined) {
    await assertReceived(work, supplierRequestId)
    return { ...nothing, supplierRequestId }
  }
  if (purchaseOrderId === undefined) return nothing
  const isAdmin = work.actor.kind === 'admin'
  const { id } = await (isAdmin ? purchaseOrders.read : purchaseOrders.readOwn)(work, purchaseOrderId)
  return { ...nothing, purchaseOrderId: id }
}

async function placeOf(work: Work, conversationId: string): Promise<Named> {
  const { rfqId, quoteId, orderId, supplierRequestId, purchaseOrderId, customerId } = await get(work, conversationId)
  if (rfqId !== null) return { rfqId }
  if (quoteId !== null) return { quoteId }
  if (orderId !== null) return { orderId }
  if (purchaseOrderId !== null) return { purchaseOrderId }
  return supplierRequestId === null ? { customerId } : { supplierRequestId, customerId }
}

/**
 * The id of the account that talks to the provider: the writer, or the one an admin names.
 * @throws Problem `validation.failed` when an admin names nobody; `user.not_found` when anybody else names another
 *   account
 */
function counterpartOf({ actor }: Work, named: string | undefined): string {
  const isAdmin = actor.kind === 'admin'
  if (isAdmin && named === undefined) {
    throw problem('validation.failed', { fields: { customerId: inputText.chooseReceiver } })
  }
  const id = named ?? actor.id
  if (!isAdmin && id !== actor.id) throw problem('user.not_found')
  return id
}

/** The account a general conversation is with. */
async function lockCounterpart(work: Work, named: string | undefined): Promise<string> {
  const id = counterpartOf(work, named)
  const counterpart = await User.query(work.tx).findById(id).where({ isAdmin: false }).whereNull('deletedAt').forShare()
  if (!counterpart) throw problem('user.not_found')
  return id
}
