import type { PurchaseOrder } from '../../models/purchase-order.ts'
import { PurchaseOrderDocument } from '../../models/purchase-order-document.ts'
import type { StoredFile } from '../../models/stored-file.ts'
import { problem } from '../../platform/errors.ts'
import type { ReceivedFile } from '../../platform/storage/receive.ts'
import type { Work } from '../../platform/work.ts'
import * as files from '../stored-files/service.ts'
import { purchaseOrderDocumentsAdded } from './events.ts'
import { getForUpdate } from './service.ts'

/** The kind of the documents, and who uploaded them. */
export type Described = Pick<PurchaseOrderDocument, 'kind' | 'isFromSupplier'> & { updateId?: string }

/** Stores files with a purchase order. */
export async function attachDocuments(
  work: Work,
  order: PurchaseOrder,
  { kind, isFromSupplier, updateId }: Described,
  received: readonly ReceivedFile[],
): Promise<StoredFile[]> {
  const attached = await files.attach(work, { type: 'supplier_purchase_order', id: order.id }, received)
  for (const { id } of attached) {
    await PurchaseOrderDocument.query(work.tx).insert({
      fileId: id,
      purchaseOrderId: order.id,
      kind,
      isFromSupplier,
      updateId: updateId ?? null,
      createdAt: work.now,
    })
  }
  return attached
}

/** Adds documents. @throws Problem `purchase_order.not_found`, `purchase_order.cancelled`, `file.missing` */
export async function addDocuments(
  work: Work,
  id: string,
  kind: PurchaseOrderDocument['kind'],
  received: readonly ReceivedFile[],
): Promise<void> {
  const order = await getForUpdate(work, id)
  const isFromSupplier = work.actor.kind === 'supplier'
  if (isFromSupplier && order.status === 'cancelled') throw problem('purchase_order.cancelled')
  if (received.length === 0) throw problem('file.missing')
  await attachDocuments(work, order, { kind, isFromSupplier }, received)
  await order.$query(work.tx).patch({ updatedAt: work.now })
  await work.happened(purchaseOrderDocumentsAdded, { order, kind, files: received.length, isFromSupplier })
}
