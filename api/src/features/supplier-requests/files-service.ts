import { createGunzip } from 'node:zlib'
import type { RfqFileInput } from '@kerf/shared-contracts/contracts/supplier-request-parts'
import type { z } from 'zod'
import type { Config } from '../../config.ts'
import { StoredFile } from '../../models/stored-file.ts'
import type { SupplierRequest } from '../../models/supplier-request.ts'
import type { SupplierRequestPart } from '../../models/supplier-request-part.ts'
import { problem } from '../../platform/errors.ts'
import type { ObjectStore } from '../../platform/storage/object-store.ts'
import { type ReceivedFile, receiveFile } from '../../platform/storage/receive.ts'
import type { Work } from '../../platform/work.ts'
import * as files from '../stored-files/service.ts'
import { EmptyHeader } from './step-header.ts'

/** Where bytes are, and how large a STEP file may be. */
export interface Copying {
  store: ObjectStore
  config: Pick<Config, 'files'>
}

/** @throws Problem `file.not_found` unless each was uploaded by the admin who asks and belongs to no request yet */
export async function linkUploads(work: Work, request: SupplierRequest, urls: readonly string[]): Promise<void> {
  const ids = [...new Set(urls)].map((url) => /^\/api\/files\/([0-9a-f-]{36})$/.exec(url)?.[1])
  for (const id of ids) {
    const linked =
      id !== undefined &&
      (await StoredFile.query(work.tx)
        .findById(id)
        .where({ linkedToType: 'supplier_request', linkedToId: null, uploadedBy: work.actor.id })
        .patch({ linkedToId: request.id }))
    if (!linked) throw problem('file.not_found')
  }
}

/**
 * Copies files of RFQs for the suppliers of a request: each with an id, a name and bytes of its own.
 * @param parts of the request, by which a copy finds the part it shows
 * @throws Problem `file.not_found` for a file of no RFQ
 */
export async function copyRfqFiles(
  work: Work,
  copying: Copying,
  request: SupplierRequest,
  parts: readonly SupplierRequestPart[],
  chosen: readonly z.output<typeof RfqFileInput>[],
): Promise<void> {
  const partOf = new Map(parts.flatMap(({ rfqPartId, id }) => (rfqPartId === null ? [] : [[rfqPartId, id] as const])))
  const before = await StoredFile.query(work.tx)
    .where({ linkedToType: 'supplier_request', linkedToId: request.id })
    .resultSize()
  for (const [index, { fileId, fileName }] of chosen.entries()) {
    const file = await StoredFile.query(work.tx).findById(fileId).where({ linkedToType: 'rfq' })
    if (!file) throw problem('file.not_found')
    const name = fileName ?? neutralName(request, file, before + index + 1)
    const [copy] = await files.attach(work, { type: 'supplier_request', id: request.id }, [
      file.kind === 'step' ? await copyOfStep(copying, file, name) : { ...file, fileName: name },
    ])
    const supplierPartId = file.partId === null ? undefined : partOf.get(file.partId)
    if (copy && supplierPartId) await copy.$query(work.tx).patch({ supplierPartId })
  }
}

/** Says nothing of the customer: the reference, a number and what programs know the kind by. */
function neutralName({ referenceNumber }: SupplierRequest, file: StoredFile, place: number): string {
  const ending = file.kind === 'step' ? '.step' : (/\.[a-z0-9]{1,5}$/i.exec(file.fileName)?.[0].toLowerCase() ?? '')
  return `${referenceNumber ?? 'request'}-${place}${ending}`
}

/** The drawing without the header that names its author; unpacked, as packing may hold a name, too. */
async function copyOfStep({ store, config }: Copying, file: StoredFile, fileName: string): Promise<ReceivedFile> {
  // In a ZIP it cannot be read as it passes.
  if (file.mimetype.includes('zip') && !file.mimetype.includes('gzip')) throw problem('supplier_request.packed_drawing')
  const { stream } = await store.get(file.objectKey)
  const emptied = new EmptyHeader(fileName)
  if (file.mimetype.includes('gzip')) {
    const gunzip = createGunzip()
    stream.once('error', (error) => gunzip.destroy(error))
    gunzip.once('error', (error) => emptied.destroy(error))
    stream.pipe(gunzip).pipe(emptied)
  } else {
    stream.once('error', (error) => emptied.destroy(error))
    stream.pipe(emptied)
  }
  // As large as its customer could send it, and a header more.
  const limits = { step: config.files.stepBytes + 1024, other: 0 }
  return receiveFile(store, emptied, { fileName, kinds: ['step'], limits })
}

/** Takes files of a request away. @throws Problem `file.not_found` */
export async function removeFiles(work: Work, request: SupplierRequest, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const file = await StoredFile.query(work.tx)
      .findById(id)
      .where({ linkedToType: 'supplier_request', linkedToId: request.id })
    if (!file) throw problem('file.not_found')
    await files.remove(work, file)
  }
}
