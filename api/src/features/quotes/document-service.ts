import type { StoredFile } from '../../models/stored-file.ts'
import { problem } from '../../platform/errors.ts'
import type { ReadWork } from '../../platform/work.ts'
import { get } from './service.ts'

/** The document of the current offer. @throws Problem `quote.not_found`, `quote.no_file` */
export async function getOfferFile(work: ReadWork, quoteId: string): Promise<StoredFile> {
  const { current } = await get(work, quoteId)
  if (!current?.file) throw problem('quote.no_file')
  return current.file
}

/** The purchase order that the customer sent. @throws Problem `quote.not_found`, `quote.no_purchase_order` */
export async function getPurchaseOrderFile(work: ReadWork, quoteId: string): Promise<StoredFile> {
  const quote = await get(work, quoteId)
  const { purchaseOrderFile } = await quote.$fetchGraph('purchaseOrderFile', { transaction: work.tx })
  if (!purchaseOrderFile) throw problem('quote.no_purchase_order')
  return purchaseOrderFile
}
