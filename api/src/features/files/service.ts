import { Conversation } from '../../models/conversation.ts'
import { Message } from '../../models/message.ts'
import { Order } from '../../models/order.ts'
import { Quote } from '../../models/quote.ts'
import { Rfq } from '../../models/rfq.ts'
import { type FileLink, StoredFile } from '../../models/stored-file.ts'
import { visibleTo } from '../../models/visible-to.ts'
import { problem } from '../../platform/errors.ts'
import type { ReceivedFile } from '../../platform/storage/receive.ts'
import type { ReadWork, Work } from '../../platform/work.ts'

/** What a file belongs to. */
export interface FileOwner {
  type: FileLink
  id: string
  partId?: string | null
}

/** Names the received bytes in the database: from now on the file exists. */
export async function attach(work: Work, owner: FileOwner, received: readonly ReceivedFile[]): Promise<StoredFile[]> {
  const files = []
  for (const { objectKey, fileName, mimetype, kind, size, sha256 } of received) {
    const file = await StoredFile.query(work.tx).insertAndFetch({
      linkedToType: owner.type,
      linkedToId: owner.id,
      partId: owner.partId ?? null,
      fileName,
      mimetype,
      kind,
      size,
      sha256,
      objectKey,
      uploadedBy: work.actor.id,
      createdAt: work.now,
    })
    await work.record('file.uploaded', { type: 'file', id: file.id }, { fileName, size, sha256, ...owner })
    files.push(file)
  }
  return files
}

/** Attaches the one file of a field, or none when none was sent. */
export async function attachOne(
  work: Work,
  owner: FileOwner,
  received: readonly ReceivedFile[],
): Promise<StoredFile | null> {
  const [file] = await attach(work, owner, received.slice(0, 1))
  return file ?? null
}

/** New rows for the same stored objects: nothing is copied in the store (docs/product/orders.md, 'Reorder'). */
export async function copyTo(
  work: Work,
  files: readonly StoredFile[],
  owner: FileOwner,
  partIds: ReadonlyMap<string, string>,
) {
  for (const { fileName, mimetype, kind, size, sha256, objectKey, partId } of files) {
    await StoredFile.query(work.tx).insert({
      linkedToType: owner.type,
      linkedToId: owner.id,
      partId: partId === null ? null : (partIds.get(partId) ?? null),
      fileName,
      mimetype,
      kind,
      size,
      sha256,
      objectKey,
      uploadedBy: work.actor.id,
      createdAt: work.now,
    })
  }
}

/** Removes a file's row; its bytes go with the sweep once no row names them. */
export async function remove(work: Work, file: StoredFile): Promise<void> {
  await StoredFile.query(work.tx).deleteById(file.id)
  await work.record('file.deleted', { type: 'file', id: file.id }, { fileName: file.fileName, sha256: file.sha256 })
}

function countVisibleOwners({ tx, actor }: ReadWork, { id, linkedToType, linkedToId }: StoredFile): Promise<number> {
  switch (linkedToType) {
    case 'rfq':
      return visibleTo(Rfq.query(tx).where('rfqs.id', linkedToId), actor, 'rfqs').resultSize()
    case 'quote':
    case 'purchase_order': {
      const ofQuote = Rfq.query(tx).whereIn('rfqs.id', Quote.query().select('rfqId').where('id', linkedToId))
      return visibleTo(ofQuote, actor, 'rfqs').resultSize()
    }
    case 'invoice':
      // One that was replaced is the admins' alone.
      return visibleTo(Order.query(tx).where('orders.invoiceFileId', id), actor, 'orders').resultSize()
    case 'quality_check':
      return visibleTo(Order.query(tx).where('orders.id', linkedToId), actor, 'orders').resultSize()
    case 'message':
      return Conversation.visibleTo(tx, actor)
        .whereIn('conversations.id', Message.query().select('conversationId').where('id', linkedToId))
        .resultSize()
    default:
      return Promise.resolve(0)
  }
}

/**
 * A file that the actor may read, which is who may see what it belongs to (docs/product/files.md, 'Downloads').
 * @throws Problem `file.not_found`, also for a file of somebody else
 */
export async function getReadable(work: ReadWork, id: string): Promise<StoredFile> {
  const file = await StoredFile.query(work.tx).findById(id)
  if (!file) throw problem('file.not_found')
  if (work.actor.kind !== 'admin' && (await countVisibleOwners(work, file)) === 0) throw problem('file.not_found')
  return file
}
