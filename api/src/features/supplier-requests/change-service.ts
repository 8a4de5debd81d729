import type {
  ChangeSupplierRequestBody,
  reopenSupplierRequest,
} from '@kerf/shared-contracts/contracts/supplier-requests'
import type { z } from 'zod'
import { SupplierQuote } from '../../models/supplier-quote.ts'
import { SupplierRequestAssignment } from '../../models/supplier-request-assignment.ts'
import { SupplierRequestPart } from '../../models/supplier-request-part.ts'
import { problem } from '../../platform/errors.ts'
import { assertNotStale } from '../../platform/not-stale.ts'
import type { Work } from '../../platform/work.ts'
import { lockRequest } from '../supplier-quotes/lock-service.ts'
import { assertDueDate } from './creation-service.ts'
import { supplierRequestChanged, supplierRequestReopened } from './events.ts'
import { type Copying, copyRfqFiles, linkUploads, removeFiles } from './files-service.ts'
import { changeParts } from './parts-service.ts'
import { copyPdfs } from './pdf-copies-service.ts'
import { seal } from './seal-service.ts'

/** The suppliers a request was sent to. */
async function suppliersOf({ tx }: Work, requestId: string): Promise<string[]> {
  const assigned = await SupplierRequestAssignment.query(tx).where({ requestId }).select('supplierId')
  return assigned.map(({ supplierId }) => supplierId)
}

/**
 * Changes a request to suppliers, and with it its seal.
 * @throws Problem `supplier_request.not_found`, `supplier_request.awarded`, `file.not_found`, `write.stale`,
 *   `supplier_request.unreadable_pdf`, `document.not_made`
 */
export async function change(
  work: Work,
  copying: Copying,
  id: string,
  asked: z.output<typeof ChangeSupplierRequestBody>,
): Promise<void> {
  const { tx, now } = work
  const { basedOn, parts, attachedFiles, rfqFiles, removedFiles, ...fields } = asked
  const pdfs = await copyPdfs(work, copying, rfqFiles)
  const request = await lockRequest(work, id)
  const { projectName, material, quantity, description, specialInstructions } = request
  await assertNotStale(work, {
    basedOn,
    present: { projectName, material, quantity, description, specialInstructions, seal: request.seal },
    changedBy: { object: { type: 'supplier_request', id }, actions: [supplierRequestChanged.name] },
  })
  const accepted = await SupplierQuote.query(tx).where({ requestId: id, status: 'accepted' }).resultSize()
  if (accepted > 0) throw problem('supplier_request.awarded')
  if (parts) await changeParts(work, { id, material: fields.material, parts: request.parts }, parts)
  else await changeOnlyPart(work, request.parts, request, fields)
  await removeFiles(work, request, removedFiles)
  await linkUploads(work, request, attachedFiles)
  const present = await SupplierRequestPart.query(tx).where({ requestId: id }).orderBy('position')
  await copyRfqFiles(work, copying, request, present, { chosen: rfqFiles, pdfs })
  const changed = await request
    .$query(tx)
    .patchAndFetch({ ...fields, quantity: present[0]?.quantities[0] ?? fields.quantity, updatedAt: now })
  const sealed = await seal(work, changed)
  if (!sealed.isNew) return
  const { version, seal: newSeal } = sealed.request
  const supplierIds = await suppliersOf(work, id)
  await work.happened(supplierRequestChanged, { request: sealed.request, version, seal: newSeal, supplierIds })
}

/** If a request's only part was made from its flat fields, it follows them. */
async function changeOnlyPart(
  { tx }: Work,
  parts: readonly SupplierRequestPart[],
  before: { projectName: string; material: string; quantity: number },
  fields: { projectName: string; material: string; quantity: number },
): Promise<void> {
  const [part] = parts
  if (!part || parts.length > 1) return
  await part.$query(tx).patch({
    ...(part.name === before.projectName && { name: fields.projectName }),
    ...(part.material === before.material && { material: fields.material }),
    ...(part.quantities.length === 1 && { quantities: [fields.quantity] }),
  })
}

/** Changes or removes the due date of a request. @throws Problem `supplier_request.due_date_past`, `write.stale` */
export async function reopen(
  work: Work,
  id: string,
  { dueDate, basedOn }: z.output<(typeof reopenSupplierRequest)['body']>,
): Promise<void> {
  const request = await lockRequest(work, id)
  await assertNotStale(work, {
    basedOn,
    present: { dueDate: request.dueDate },
    wanted: { dueDate },
    changedBy: { object: { type: 'supplier_request', id }, actions: [supplierRequestReopened.name] },
  })
  if (request.awardedAt !== null) throw problem('supplier_request.all_awarded')
  assertDueDate(work, dueDate)
  await request.$query(work.tx).patch({ dueDate, updatedAt: work.now })
  await work.happened(supplierRequestReopened, { request, dueDate, supplierIds: await suppliersOf(work, id) })
}
