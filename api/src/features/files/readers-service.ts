import type { Knex } from 'knex'
import { Conversation } from '../../models/conversation.ts'
import { Message } from '../../models/message.ts'
import { Order } from '../../models/order.ts'
import { PurchaseOrder } from '../../models/purchase-order.ts'
import { Quote } from '../../models/quote.ts'
import { Rfq } from '../../models/rfq.ts'
import type { StoredFile } from '../../models/stored-file.ts'
import { SupplierQuote } from '../../models/supplier-quote.ts'
import { SupplierRequestAssignment } from '../../models/supplier-request-assignment.ts'
import { isEarly } from './reading-service.ts'

/** Who may read a file beside all admins, as live events name them. */
interface FileReaders {
  userIds: string[]
  companyIds: string[]
}

interface Owner {
  customerId: string
  companyId: string | null
}

const people = (...userIds: string[]): FileReaders => ({ userIds, companyIds: [] })
const owners = (found: readonly Owner[]): FileReaders => ({
  userIds: found.map(({ customerId }) => customerId),
  companyIds: found.flatMap(({ companyId }) => companyId ?? []),
})
const suppliers = (found: readonly { supplierId: string }[]) => people(...found.map(({ supplierId }) => supplierId))

/** Everybody whom `getReadable` gives this file, so that they can be told of it. */
export async function readersOf(tx: Knex, file: StoredFile): Promise<FileReaders> {
  const { id, linkedToType, linkedToId, uploadedBy } = file
  if (isEarly(file)) return people(...(uploadedBy === null ? [] : [uploadedBy]))
  switch (linkedToType) {
    case 'rfq':
      return owners(await Rfq.query(tx).where('id', linkedToId))
    case 'quote':
    case 'purchase_order':
      return owners(await Rfq.query(tx).whereIn('id', Quote.query().select('rfqId').where('id', linkedToId)))
    case 'invoice':
      return owners(await Order.query(tx).where('invoiceFileId', id))
    case 'quality_check':
      return owners(await Order.query(tx).where('id', linkedToId))
    case 'message':
      return talkers(
        await Conversation.query(tx).whereIn('id', Message.query().select('conversationId').where('id', linkedToId)),
      )
    case 'supplier_request':
      return suppliers(await SupplierRequestAssignment.query(tx).where('requestId', linkedToId))
    case 'supplier_quote':
      return suppliers(await SupplierQuote.query(tx).where('id', linkedToId))
    case 'supplier_purchase_order':
      return suppliers(await PurchaseOrder.query(tx).where('id', linkedToId))
    case 'supplier_certificate':
      return people(...(linkedToId === null ? [] : [linkedToId]))
    default:
      return people()
  }
}

/** A company's conversation is for its members alone. */
function talkers(found: readonly Owner[]): FileReaders {
  return {
    userIds: found.flatMap(({ customerId, companyId }) => (companyId === null ? [customerId] : [])),
    companyIds: found.flatMap(({ companyId }) => companyId ?? []),
  }
}
