import { Conversation } from '../../models/conversation.ts'
import { Message } from '../../models/message.ts'
import { Order } from '../../models/order.ts'
import { PurchaseOrder } from '../../models/purchase-order.ts'
import { Quote } from '../../models/quote.ts'
import { Rfq } from '../../models/rfq.ts'
import { StoredFile } from '../../models/stored-file.ts'
import { SupplierQuote } from '../../models/supplier-quote.ts'
import { SupplierRequestAssignment } from '../../models/supplier-request-assignment.ts'
import { visibleTo } from '../../models/visible-to.ts'
import { problem } from '../../platform/errors.ts'
import type { ReadWork } from '../../platform/work.ts'

/** Whether this drawing waits for its RFQ (docs/product/files.md, 'Before there is an RFQ'). */
export const isEarly = ({ linkedToType, linkedToId }: StoredFile): boolean =>
  linkedToType === 'rfq' && linkedToId === null

function countVisibleOwners({ tx, actor }: ReadWork, file: StoredFile): Promise<number> {
  const { id, linkedToType, linkedToId } = file
  // A drawing whose RFQ does not exist yet is its sender's alone.
  if (isEarly(file)) return Promise.resolve(file.uploadedBy === actor.id ? 1 : 0)
  switch (linkedToType) {
    case 'rfq':
      return visibleTo(Rfq.query(tx).where('rfqs.id', linkedToId), actor, 'rfqs').resultSize()
    case 'quote':
    case 'purchase_order': {
      const ofQuote = Rfq.query(tx).whereIn('rfqs.id', Quote.query().select('rfqId').where('id', linkedToId))
      return visibleTo(ofQuote, actor, 'rfqs').resultSize()
    }
    case 'invoice':
      // Only admins may read a replaced file.
      return visibleTo(Order.query(tx).where('orders.invoiceFileId', id), actor, 'orders').resultSize()
    case 'quality_check':
      return visibleTo(Order.query(tx).where('orders.id', linkedToId), actor, 'orders').resultSize()
    case 'message':
      return Conversation.visibleTo(tx, actor)
        .whereIn('conversations.id', Message.query().select('conversationId').where('id', linkedToId))
        .resultSize()
    case 'supplier_request':
      return SupplierRequestAssignment.query(tx).where({ requestId: linkedToId, supplierId: actor.id }).resultSize()
    case 'supplier_quote':
      return SupplierQuote.query(tx).where({ id: linkedToId, supplierId: actor.id }).resultSize()
    case 'supplier_purchase_order':
      return PurchaseOrder.query(tx).where({ id: linkedToId, supplierId: actor.id }).resultSize()
    case 'supplier_certificate':
      return Promise.resolve(linkedToId === actor.id ? 1 : 0)
    default:
      return Promise.resolve(0)
  }
}

/**
 * A file that the actor may read: anybody who sees its owner object may (docs/product/files.md, 'Downloads').
 * @throws Problem `file.not_found`, also for somebody else's file
 */
export async function getReadable(work: ReadWork, id: string): Promise<StoredFile> {
  const file = await StoredFile.query(work.tx).findById(id)
  if (!file) throw problem('file.not_found')
  if (work.actor.kind !== 'admin' && (await countVisibleOwners(work, file)) === 0) throw problem('file.not_found')
  return file
}
