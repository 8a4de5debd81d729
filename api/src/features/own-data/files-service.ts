import type { Knex } from 'knex'
import { type FileLink, StoredFile } from '../../models/stored-file.ts'
import type { ReadWork } from '../../platform/work.ts'
import { each, inPages } from './paging-service.ts'

/** An uploaded file, and the number of what it belongs to; `null` if that has none. */
export interface OwnFile {
  file: StoredFile
  number: string | null
}

/**
 * The files that the user uploaded. A reorder copies file rows, not bytes: if the user reordered a colleague's order,
 * rows for the colleague's drawings name the user. The first row for the bytes tells whose upload it is.
 */
export function readFiles({ tx, actor }: ReadWork): AsyncIterable<OwnFile> {
  const uploadedByOthers = StoredFile.query()
    .alias('original')
    .whereColumn('original.objectKey', 'files.objectKey')
    .whereColumn('original.id', '<', 'files.id')
    .whereRaw('original.uploaded_by is distinct from files.uploaded_by')
  const pages = inPages(
    () => StoredFile.query(tx).where({ uploadedBy: actor.id }).whereNotExists(uploadedByOthers.clone()),
    'createdAt',
  )
  return each(pages, async (files) => {
    const numbers = await findNumbers(tx, files)
    return files.map((file) => ({ file, number: numbers.get(file.linkedToId ?? '') ?? null }))
  })
}

/** The tables of numbered objects that files belong to. */
const tables: Partial<Record<FileLink, string>> = {
  rfq: 'rfqs',
  quote: 'quotes',
  purchase_order: 'quotes',
  invoice: 'orders',
  quality_check: 'orders',
}

/** @returns numbers by object id */
async function findNumbers(tx: Knex, files: readonly StoredFile[]): Promise<Map<string, string>> {
  const numbers = new Map<string, string>()
  for (const table of new Set(Object.values(tables))) {
    const ids = files.filter(({ linkedToType }) => tables[linkedToType] === table).map(({ linkedToId }) => linkedToId)
    const owners: { id: string; number: string }[] = await tx(table)
      .whereIn(
        'id',
        ids.filter((id) => id !== null),
      )
      .select('id', 'number')
    for (const { id, number } of owners) numbers.set(id, number)
  }
  return numbers
}
