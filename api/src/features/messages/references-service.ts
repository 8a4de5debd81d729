import type { SendMessageBody } from '@kerf/shared-contracts/contracts/messages'
import type { z } from 'zod'
import { FileFacts } from '../../models/file-facts.ts'
import { FileGeometry } from '../../models/file-geometry.ts'
import { MessageReference } from '../../models/message-reference.ts'
import { Order } from '../../models/order.ts'
import { PurchaseOrder } from '../../models/purchase-order.ts'
import { Quote } from '../../models/quote.ts'
import { RfqPart } from '../../models/rfq-part.ts'
import { StoredFile } from '../../models/stored-file.ts'
import { SupplierRequestPart } from '../../models/supplier-request-part.ts'
import { problem } from '../../platform/errors.ts'
import type { ReadWork } from '../../platform/work.ts'
import type { Place } from './place-service.ts'

/** What a conversation is about. */
export type Subject = Pick<Place, 'rfqId' | 'quoteId' | 'orderId' | 'supplierRequestId' | 'purchaseOrderId'>

/** What a message can refer to: everything that both sides of the conversation may see. */
export interface Referable {
  parts: { id: string; name: string; position: number }[]
  files: StoredFile[]
}

/** As {@link Referable}, with which of the files have a picture. */
export interface PicturedReferable extends Referable {
  /** By SHA-256. */
  drawn: ReadonlySet<string>
}

type Asked = NonNullable<z.output<typeof SendMessageBody>['references']>[number]
type Tx = Pick<ReadWork, 'tx'>

/** The maximum number of choices in a menu; further files can be named in the text. */
const mostFiles = 200

const filesOf = ({ tx }: Tx, owners: readonly (readonly [StoredFile['linkedToType'], string])[]) =>
  StoredFile.query(tx)
    .where((either) => {
      for (const [linkedToType, linkedToId] of owners) either.orWhere({ linkedToType, linkedToId })
    })
    .orderBy(['createdAt', 'id'])
    .limit(mostFiles)

async function ofRfq({ tx }: Tx, rfqId: string, more: readonly (readonly [StoredFile['linkedToType'], string])[]) {
  const parts = await RfqPart.query(tx).where({ rfqId }).orderBy('position')
  return { parts, files: await filesOf({ tx }, [['rfq', rfqId], ...more]) }
}

/** Only the current invoice: replaced ones are for admins. */
async function ofOrder({ tx }: Tx, orderId: string): Promise<Referable> {
  const { rfqId, invoiceFileId } = await Order.query(tx).findById(orderId).throwIfNotFound()
  const found = await ofRfq({ tx }, rfqId, [['quality_check', orderId]])
  const invoice = invoiceFileId === null ? undefined : await StoredFile.query(tx).findById(invoiceFileId)
  return { ...found, files: invoice ? [...found.files, invoice] : found.files }
}

async function ofQuote({ tx }: Tx, quoteId: string): Promise<Referable> {
  const { rfqId } = await Quote.query(tx).findById(quoteId).throwIfNotFound()
  return ofRfq({ tx }, rfqId, [
    ['quote', quoteId],
    ['purchase_order', quoteId],
  ])
}

async function ofRequest(
  { tx }: Tx,
  requestId: string,
  more: readonly (readonly [StoredFile['linkedToType'], string])[] = [],
): Promise<Referable> {
  const parts = await SupplierRequestPart.query(tx).where({ requestId }).orderBy('position')
  return { parts, files: await filesOf({ tx }, [['supplier_request', requestId], ...more]) }
}

/**
 * The parts and files of what a conversation is about; none of a general one. Suppliers get those sent to them, never
 * the customer's.
 */
async function referableIn(work: Tx, subject: Subject): Promise<Referable> {
  const { rfqId, quoteId, orderId, supplierRequestId, purchaseOrderId } = subject
  if (rfqId !== null) return ofRfq(work, rfqId, [])
  if (quoteId !== null) return ofQuote(work, quoteId)
  if (orderId !== null) return ofOrder(work, orderId)
  if (supplierRequestId !== null) return ofRequest(work, supplierRequestId)
  if (purchaseOrderId === null) return { parts: [], files: [] }
  const { requestId } = await PurchaseOrder.query(work.tx).findById(purchaseOrderId).throwIfNotFound()
  return ofRequest(work, requestId, [['supplier_purchase_order', purchaseOrderId]])
}

/** As {@link referableIn}, with which of the files have a picture. */
export async function picturedReferableIn(work: Tx, subject: Subject): Promise<PicturedReferable> {
  const referable = await referableIn(work, subject)
  const hashes = referable.files.flatMap(({ kind, sha256 }) => (kind === 'step' ? [sha256] : []))
  const drawn = await FileGeometry.query(work.tx).findByIds(hashes).whereNotNull('pictureKey').select('sha256')
  return { ...referable, drawn: new Set(drawn.map(({ sha256 }) => sha256)) }
}

/**
 * Stores what a message refers to.
 * @throws Problem `message.reference_not_found` for anything that is not part of what the conversation is about
 */
export async function addReferences(
  work: Tx,
  messageId: string,
  subject: Subject,
  asked: readonly Asked[],
): Promise<void> {
  if (asked.length === 0) return
  const referable = await referableIn(work, subject)
  await assertFacesExist(work, referable, asked)
  const isOfSupplier = subject.supplierRequestId !== null || subject.purchaseOrderId !== null
  const rows = asked.map((reference, index) => ({
    messageId,
    position: index + 1,
    ...rowOf(reference, referable, isOfSupplier),
  }))
  await MessageReference.query(work.tx).insert(rows)
}

/**
 * Refuses faces that a measured model does not have. Faces of a model that is not measured yet are accepted.
 * @throws Problem `message.reference_not_found`
 */
async function assertFacesExist({ tx }: Tx, { files }: Referable, asked: readonly Asked[]): Promise<void> {
  const faces = asked.flatMap((one) => (one.kind === 'face' ? [one] : []))
  if (faces.length === 0) return
  const hashOf = new Map(files.map(({ id, sha256 }) => [id, sha256]))
  const measured = await FileFacts.query(tx).findByIds(faces.flatMap(({ fileId }) => hashOf.get(fileId) ?? []))
  for (const { fileId, face } of faces) {
    const facts = measured.find(({ sha256 }) => sha256 === hashOf.get(fileId))?.facts
    if (facts && face >= facts.faces) throw problem('message.reference_not_found')
  }
}

function rowOf(asked: Asked, { parts, files }: Referable, isOfSupplier: boolean) {
  if (asked.kind === 'part') {
    const part = parts.find(({ id }) => id === asked.partId)
    if (!part) throw problem('message.reference_not_found')
    return { kind: asked.kind, name: part.name, [isOfSupplier ? 'supplierPartId' : 'partId']: part.id }
  }
  const file = files.find(({ id }) => id === asked.fileId)
  // Only a model has faces.
  if (!file || (asked.kind === 'face' && file.kind !== 'step')) throw problem('message.reference_not_found')
  const { id: fileId, fileName: name } = file
  return asked.kind === 'face'
    ? { kind: asked.kind, name, fileId, face: asked.face }
    : { kind: asked.kind, name, fileId }
}
