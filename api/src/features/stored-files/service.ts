import { type FileLink, StoredFile } from '../../models/stored-file.ts'
import type { ReceivedFile } from '../../platform/storage/receive.ts'
import type { Work } from '../../platform/work.ts'
import { fileDeleted, fileUploaded } from './events.ts'

/** What a file belongs to. */
export interface FileOwner {
  type: FileLink
  id: string
  partId?: string | null
}

/** Adds a row for the received bytes: from now on the file exists. */
export async function attach(work: Work, owner: FileOwner, received: readonly ReceivedFile[]): Promise<StoredFile[]> {
  const files = []
  for (const each of received) {
    const file = await insert(work, { type: owner.type, id: owner.id, partId: owner.partId ?? null }, each)
    await work.happened(fileUploaded, { file, owner })
    files.push(file)
  }
  return files
}

/** Stores files of an object that does not exist yet: it links them later, or the sweep removes them. */
export async function keepForLater(
  work: Work,
  type: FileLink,
  received: readonly ReceivedFile[],
): Promise<StoredFile[]> {
  const files = []
  for (const each of received) {
    const file = await insert(work, { type, id: null, partId: null }, each)
    await work.happened(fileUploaded, { file, owner: null })
    files.push(file)
  }
  return files
}

function insert(
  { tx, actor, now }: Work,
  owner: { type: FileLink; id: string | null; partId: string | null },
  { objectKey, fileName, mimetype, kind, size, sha256 }: ReceivedFile,
): Promise<StoredFile> {
  return StoredFile.query(tx)
    .insertAndFetch({
      linkedToType: owner.type,
      linkedToId: owner.id,
      partId: owner.partId,
      fileName,
      mimetype,
      kind,
      size,
      sha256,
      objectKey,
      uploadedBy: actor.id,
      createdAt: now,
    })
    .execute()
}

/** Attaches the file of a single-file field, if one was sent. */
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
  for (const { fileName, mimetype, kind, size, sha256, objectKey, meantUnit, partId } of files) {
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
      meantUnit,
      uploadedBy: work.actor.id,
      createdAt: work.now,
    })
  }
}

/** Removes a file's row; the sweep removes its bytes once no row refers to them. */
export async function remove(work: Work, file: StoredFile): Promise<void> {
  await StoredFile.query(work.tx).deleteById(file.id)
  await work.happened(fileDeleted, { file })
}

/** Removes every file of an object, as {@link remove} does for one. */
export async function removeAll(work: Work, { type, id }: FileOwner): Promise<void> {
  const files = await StoredFile.query(work.tx).where({ linkedToType: type, linkedToId: id })
  for (const file of files) await remove(work, file)
}
