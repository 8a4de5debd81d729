import { expectedDay } from '@kerf/shared-contracts/rules/order-lifecycle'
import { Order } from '../../models/order.ts'
import { StoredFile } from '../../models/stored-file.ts'
import { text } from '../../platform/documents/text.ts'
import { problem } from '../../platform/errors.ts'
import type { ObjectStore } from '../../platform/storage/object-store.ts'
import type { ZipEntry } from '../../platform/storage/zip.ts'
import type { ReadWork } from '../../platform/work.ts'
import * as documents from '../documents/service.ts'
import { destinationOf } from './destination.ts'
import { confirmationDocument, type OrderFacts } from './order-document.ts'

/** What an order's documents show. */
export async function readOrderFacts(work: ReadWork, order: Order): Promise<OrderFacts> {
  const { rfq, quote, lines } = await Order.query(work.tx)
    .findById(order.id)
    .withGraphFetched('[rfq, quote.current.charges, lines]')
    .throwIfNotFound()
  return {
    order,
    dueDate: expectedDay({ ...order, promisedDate: order.estimatedDeliveryDate }),
    projectName: rfq?.projectName ?? '',
    quoteNumber: quote?.number ?? null,
    lines: lines ?? [],
    charges: quote?.current?.charges ?? [],
    offerTerms: quote?.current?.terms ?? null,
    ...destinationOf({ rfq, quote }),
    recipient: await documents.readRecipient(work, order),
  }
}

/** The confirmation of an order in its current state. @throws Problem `document.not_made` */
export async function makeConfirmation(work: ReadWork, order: Order, making: documents.Making) {
  const facts = await readOrderFacts(work, order)
  return documents.makeFor(work, facts.recipient, making, (letterhead) => ({
    fileName: text.fileNames.confirmation(order.number),
    document: confirmationDocument(facts, letterhead),
  }))
}

/**
 * All files of an order and of its RFQ and quote: drawings, the accepted quote, purchase order, quality files, invoice.
 */
async function findDocuments({ tx }: ReadWork, order: Order): Promise<StoredFile[]> {
  const { quote } = await Order.query(tx).findById(order.id).withGraphFetched('quote.current').throwIfNotFound()
  const single = [quote?.current?.fileId, quote?.purchaseOrderFileId, order.invoiceFileId]
  const ids = single.filter((id) => id !== null && id !== undefined)
  return StoredFile.query(tx)
    .where({ linkedToType: 'rfq', linkedToId: order.rfqId })
    .orWhere((files) => files.where({ linkedToType: 'quality_check', linkedToId: order.id }))
    .orWhereIn('id', ids)
    .orderBy(['createdAt', 'id'])
}

const isFiled = (type: string): type is keyof typeof text.folders => Object.hasOwn(text.folders, type)

/**
 * The contents of an order's ZIP, with a folder for each kind of document.
 * @throws Problem `file.none_available`
 */
export async function zipEntries(work: ReadWork, order: Order, store: ObjectStore): Promise<ZipEntry[]> {
  const documents = await findDocuments(work, order)
  if (documents.length === 0) throw problem('file.none_available')
  return documents.map(({ linkedToType, fileName, objectKey, size, createdAt }) => ({
    name: `${text.folders[isFiled(linkedToType) ? linkedToType : 'other']}/${fileName}`,
    size,
    modifiedAt: createdAt,
    open: async () => (await store.get(objectKey)).stream,
  }))
}

/** The invoice of an order. @throws Problem `order.no_invoice` */
export async function getInvoice({ tx }: ReadWork, order: Order): Promise<StoredFile> {
  const file = order.invoiceFileId === null ? null : await StoredFile.query(tx).findById(order.invoiceFileId)
  if (!file) throw problem('order.no_invoice')
  return file
}
