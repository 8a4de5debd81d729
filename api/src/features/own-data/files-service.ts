import type { Knex } from 'knex'
import { type FileLink, StoredFile } from '../../models/stored-file.ts'
import type { ObjectStore } from '../../platform/storage/object-store.ts'
import type { ZipEntry } from '../../platform/storage/zip.ts'
import type { ReadWork } from '../../platform/work.ts'
import { each, inPages } from './pages.ts'
import { text } from './text.ts'

/**
 * The files that the user uploaded. A reorder copies rows and not bytes, so the drawings of a colleague whose order the
 * user ordered again are there in the user's name as well: whose upload it is, the first row of the bytes tells.
 */
export function readFiles({ tx, viewer }: ReadWork, store: ObjectStore): AsyncIterable<ZipEntry> {
  const uploadedByOthers = StoredFile.query()
    .alias('original')
    .whereColumn('original.objectKey', 'files.objectKey')
    .whereColumn('original.id', '<', 'files.id')
    .whereRaw('original.uploaded_by is distinct from files.uploaded_by')
  const pages = inPages(
    () => StoredFile.query(tx).where({ uploadedBy: viewer.id }).whereNotExists(uploadedByOthers.clone()),
    'createdAt',
  )
  return each(pages, async (files) => {
    const folderOf = await findFolders(tx, files)
    return files.map((file) => ({
      name: `${text.folder}/files/${folderOf(file)}/${file.fileName}`,
      size: file.size,
      modifiedAt: file.createdAt,
      open: async () => (await store.get(file.objectKey)).stream,
    }))
  })
}

const numbered: Partial<Record<FileLink, 'rfq' | 'quote' | 'order'>> = {
  rfq: 'rfq',
  quote: 'quote',
  purchase_order: 'quote',
  invoice: 'order',
  quality_check: 'order',
}
const tables = { rfq: 'rfqs', quote: 'quotes', order: 'orders' }

/** @returns the number of what a file belongs to, as a folder */
async function findFolders(tx: Knex, files: readonly StoredFile[]): Promise<(file: StoredFile) => string> {
  const numbers = new Map<string, string>()
  for (const kind of ['rfq', 'quote', 'order'] as const) {
    const ids = files
      .filter(({ linkedToType }) => numbered[linkedToType] === kind)
      .map(({ linkedToId }) => linkedToId)
      .filter((id) => id !== null)
    const owners: { id: string; number: string }[] = await tx(tables[kind]).whereIn('id', ids).select('id', 'number')
    for (const { id, number } of owners) numbers.set(id, number)
  }
  return ({ linkedToType, linkedToId }) => {
    if (linkedToType === 'message') return text.messagesFolder
    return numbers.get(linkedToId ?? '') ?? text.otherFolder
  }
}
