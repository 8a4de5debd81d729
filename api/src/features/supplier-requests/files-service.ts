import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FileKind } from '@kerf/shared-contracts/contracts/endpoint'
import type { RfqFileInput } from '@kerf/shared-contracts/contracts/supplier-request-parts'
import { customerNamesIn } from '@kerf/shared-contracts/rules/customer-names'
import { nameSearch } from '@kerf/shared-contracts/rules/name-search'
import type { z } from 'zod'
import type { Config } from '../../config.ts'
import { Rfq } from '../../models/rfq.ts'
import { StoredFile } from '../../models/stored-file.ts'
import type { SupplierRequest } from '../../models/supplier-request.ts'
import type { SupplierRequestPart } from '../../models/supplier-request-part.ts'
import { problem } from '../../platform/errors.ts'
import type { ObjectStore } from '../../platform/storage/object-store.ts'
import { type ReceivedFile, receiveFile } from '../../platform/storage/receive.ts'
import type { Work } from '../../platform/work.ts'
import * as files from '../stored-files/service.ts'
import { NotPart21 } from './part21-statements.ts'
import { type NamesCustomer, NeutralStep, namesInStep } from './step-copy.ts'

/** The store, and the size limit of STEP files. */
export interface Copying {
  store: ObjectStore
  config: Pick<Config, 'files'>
}

/** @throws Problem `file.not_found` unless each was uploaded by the asking admin and belongs to no request yet */
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
 * Copies files of RFQs for the suppliers of a request: each copy has its own id, name and bytes.
 * @param parts of the request, used to find the part a copy shows
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
    const place = before + index + 1
    const name = fileName ?? neutralName(request, file, place)
    const drawing = { file, fileName: name, reference: `${request.referenceNumber ?? 'request'}-${place}`, place }
    const [copy] = await files.attach(work, { type: 'supplier_request', id: request.id }, [
      file.kind === 'step' ? await copyOfStep(work, copying, drawing) : { ...file, fileName: name },
    ])
    const supplierPartId = file.partId === null ? undefined : partOf.get(file.partId)
    if (copy && supplierPartId) await copy.$query(work.tx).patch({ supplierPartId })
  }
}

/**
 * Extensions by which programs know a kind of file, the usual one first. Any other could reveal something, and is
 * dropped.
 */
const endingsOf: Readonly<Record<FileKind, readonly string[]>> = {
  step: ['.step'],
  pdf: ['.pdf'],
  cad: ['', '.dwg', '.igs', '.iges'],
  dxf: ['.dxf'],
  image: ['', '.png', '.jpg', '.jpeg', '.gif', '.webp', '.heic', '.heif', '.tif', '.tiff', '.bmp'],
  spreadsheet: ['', '.xlsx', '.xls', '.ods'],
  document: ['', '.docx', '.doc', '.odt', '.rtf'],
  table: ['.csv', '.tsv', '.txt'],
  email: ['', '.eml', '.msg'],
  archive: ['.zip'],
}

/** The name of a file that must reveal nothing about the customer: the reference, a number and its kind. */
function neutralName({ referenceNumber }: SupplierRequest, file: StoredFile, place: number): string {
  return `${referenceNumber ?? 'request'}-${place}${endingOf(file)}`
}

function endingOf({ kind, fileName }: StoredFile): string {
  const own = /\.[a-z0-9]+$/i.exec(fileName)?.[0].toLowerCase() ?? ''
  const known = endingsOf[kind]
  return known.includes(own) ? own : (known[0] ?? '')
}

/**
 * The drawing without the names of its customer, author and products; unpacked, because an archive may contain a name
 * too. It is read twice, because names may be defined after the texts that contain them.
 * @throws Problem `supplier_request.packed_drawing`, `supplier_request.unreadable_drawing`
 */
async function copyOfStep(
  work: Work,
  { store, config }: Copying,
  { file, fileName, reference, place }: { file: StoredFile; fileName: string; reference: string; place: number },
): Promise<ReceivedFile> {
  // Inside a ZIP it cannot be read as a stream.
  if (file.mimetype.includes('zip') && !file.mimetype.includes('gzip')) throw problem('supplier_request.packed_drawing')
  const customer = await namesOfCustomer(work, file)
  try {
    const own = await namesInStep(await unpacked(store, file))
    const neutral = new NeutralStep({ reference, name: `Part ${place}` }, { customer, own })
    const source = await unpacked(store, file)
    source.once('error', (error) => neutral.destroy(error))
    // As large as its customer may send it, plus a header.
    const limits = { step: config.files.stepBytes + 1024, other: 0 }
    return await receiveFile(store, source.pipe(neutral), { fileName, kinds: ['step'], limits })
  } catch (error) {
    if (error instanceof NotPart21) throw problem('supplier_request.unreadable_drawing')
    throw error
  }
}

async function unpacked(store: ObjectStore, file: StoredFile): Promise<Readable> {
  const { stream } = await store.get(file.objectKey)
  if (!file.mimetype.includes('gzip')) return stream
  const gunzip = createGunzip()
  stream.once('error', (error) => gunzip.destroy(error))
  return stream.pipe(gunzip)
}

/** The names that give away the customer of an RFQ file: people, company, project and parts. */
async function namesOfCustomer({ tx }: Work, file: StoredFile): Promise<NamesCustomer> {
  const rfq = await Rfq.query(tx)
    .findById(file.linkedToId ?? '')
    .withGraphFetched('[customer, company, parts]')
  if (!rfq?.customer) throw problem('file.not_found')
  const { name, email, companyNameInput } = rfq.customer
  const known = { user: { name, email, companyNameInput, company: rfq.company ?? null } }
  const projects = [rfq.projectName, ...(rfq.parts ?? []).map((part) => part.name)].filter((each) => each.length > 3)
  const answers = new Map<string, boolean>()
  return (text) => {
    const before = answers.get(text)
    if (before !== undefined) return before
    const holds = nameSearch(text)
    const answer = customerNamesIn(text, known).length > 0 || projects.some((each) => holds(each))
    if (answers.size < 10_000) answers.set(text, answer)
    return answer
  }
}

/** Removes files of a request. @throws Problem `file.not_found` */
export async function removeFiles(work: Work, request: SupplierRequest, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const file = await StoredFile.query(work.tx)
      .findById(id)
      .where({ linkedToType: 'supplier_request', linkedToId: request.id })
    if (!file) throw problem('file.not_found')
    await files.remove(work, file)
  }
}
