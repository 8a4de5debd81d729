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
import type { Log } from '../../platform/log/log.ts'
import { displayName } from '../../platform/storage/file-name.ts'
import type { ObjectStore } from '../../platform/storage/object-store.ts'
import { type ReceivedFile, receiveFile } from '../../platform/storage/receive.ts'
import type { Work } from '../../platform/work.ts'
import * as files from '../stored-files/service.ts'
import { NotPart21 } from './part21-statements.ts'
import type { PdfCopies } from './pdf-copies-service.ts'
import { type NamesCustomer, NeutralStep, namesInStep } from './step-copy.ts'
import { stepSource } from './step-source.ts'

/** The store, and how large files may be. */
export interface Copying {
  store: ObjectStore
  config: Pick<Config, 'files'>
  log: Log
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
 * @param chosen the files, and the copies of those that are PDFs
 * @throws Problem `file.not_found` for a file of no RFQ
 */
export async function copyRfqFiles(
  work: Work,
  copying: Copying,
  request: SupplierRequest,
  parts: readonly SupplierRequestPart[],
  { chosen, pdfs }: { chosen: readonly z.output<typeof RfqFileInput>[]; pdfs: PdfCopies },
): Promise<void> {
  const partOf = new Map(parts.flatMap(({ rfqPartId, id }) => (rfqPartId === null ? [] : [[rfqPartId, id] as const])))
  const before = await StoredFile.query(work.tx)
    .where({ linkedToType: 'supplier_request', linkedToId: request.id })
    .resultSize()
  for (const [index, { fileId, fileName }] of chosen.entries()) {
    // An RFQ takes no other kinds, and of no other kind is it known what it says of its author.
    const file = await StoredFile.query(work.tx)
      .findById(fileId)
      .where({ linkedToType: 'rfq' })
      .whereIn('kind', ['step', 'pdf'])
    if (!file) throw problem('file.not_found')
    const place = before + index + 1
    const name = fileName ?? neutralName(request, file, place)
    const drawing = { file, fileName: name, reference: `${request.referenceNumber ?? 'request'}-${place}`, place }
    const [copy] = await files.attach(work, { type: 'supplier_request', id: request.id }, [
      file.kind === 'pdf' ? copiedBefore(pdfs, drawing) : await copyOfStep(work, copying, drawing),
    ])
    const supplierPartId = file.partId === null ? null : (partOf.get(file.partId) ?? null)
    // The numbers of the copy are the same, and so is what they mean.
    await copy?.$query(work.tx).patch({ supplierPartId, meantUnit: file.meantUnit, copiedFrom: file.id })
  }
}

/** The name of a file that must reveal nothing about the customer: the reference, a number and its kind. */
function neutralName({ referenceNumber }: SupplierRequest, { kind }: StoredFile, place: number): string {
  return `${referenceNumber ?? 'request'}-${place}.${kind}`
}

interface Drawing {
  file: StoredFile
  fileName: string
  reference: string
  place: number
}

/** @throws Problem `file.not_found` if the file is not the one that was copied */
function copiedBefore(pdfs: PdfCopies, { file, fileName }: Drawing): ReceivedFile {
  const copy = pdfs.get(file.objectKey)
  if (!copy) throw problem('file.not_found')
  return { ...copy, fileName: displayName(fileName) }
}

/**
 * The drawing without the names of its customer, author and products; unpacked, because an archive may contain a name
 * too. It is read twice, because names may be defined after the texts that contain them.
 * @throws Problem `supplier_request.unreadable_drawing`
 */
async function copyOfStep(
  work: Work,
  { store, config }: Copying,
  { file, fileName, reference, place }: Drawing,
): Promise<ReceivedFile> {
  const customer = await namesOfCustomer(work, file)
  try {
    const own = await namesInStep(await stepSource(store, file))
    const neutral = new NeutralStep({ reference, name: `Part ${place}` }, { customer, own })
    const source = await stepSource(store, file)
    source.once('error', (error) => neutral.destroy(error))
    // As large as its customer may send it, plus a header.
    const limits = { step: config.files.stepBytes + 1024, other: 0 }
    return await receiveFile(store, source.pipe(neutral), { fileName, kinds: ['step'], limits })
  } catch (error) {
    if (error instanceof NotPart21) throw problem('supplier_request.unreadable_drawing')
    throw error
  }
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
