import type { CreateSupplierRequestBody } from '@kerf/shared-contracts/contracts/supplier-requests'
import { maySendToSuppliers } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { isDueTooFar, isRequestOpen } from '@kerf/shared-contracts/rules/supplier-requests'
import type { z } from 'zod'
import { nextNumber } from '../../models/numbers.ts'
import { SupplierProfile } from '../../models/supplier-profile.ts'
import { SupplierRequest } from '../../models/supplier-request.ts'
import { SupplierRequestAssignment } from '../../models/supplier-request-assignment.ts'
import { problem } from '../../platform/errors.ts'
import { overtaken } from '../../platform/not-stale.ts'
import type { Work } from '../../platform/work.ts'
import * as rfqs from '../rfqs/service.ts'
import { lockRequest } from '../supplier-quotes/lock-service.ts'
import { supplierRequestSent } from './events.ts'
import { type Copying, copyRfqFiles, linkUploads } from './files-service.ts'
import { insertParts, partsOf } from './parts-service.ts'
import { copyPdfs } from './pdf-copies-service.ts'
import { seal } from './seal-service.ts'

/**
 * Asks suppliers for a quote.
 * @returns the id of the request
 * @throws Problem `supplier_request.due_date_past`, `supplier.not_found`, `supplier.suspended`, `rfq.not_found`,
 *   `rfq.already_decided`, `rfq.withdrawn`, `file.not_found`, `supplier_request.unreadable_pdf`, `document.not_made`
 */
export async function create(
  work: Work,
  copying: Copying,
  body: z.output<typeof CreateSupplierRequestBody>,
): Promise<string> {
  const { tx, now } = work
  assertDueDate(work, body.dueDate)
  const parts = await partsOf(work, body)
  const pdfs = await copyPdfs(work, copying, body.rfqFiles)
  await sendRfqs(work, [body.rfqId, ...parts.map(({ rfqId }) => rfqId)])
  const request = await SupplierRequest.query(tx).insertAndFetch({
    referenceNumber: await nextNumber(tx, 'supplierRequest'),
    rfqId: body.rfqId ?? null,
    projectName: body.projectName,
    material: body.material,
    quantity: parts[0]?.quantities[0] ?? body.quantity,
    description: body.description,
    dueDate: body.dueDate,
    specialInstructions: body.specialInstructions,
    createdBy: work.actor.id,
    createdAt: now,
    updatedAt: now,
  })
  const inserted = await insertParts(work, request.id, parts)
  await linkUploads(work, request, body.attachedFiles)
  await copyRfqFiles(work, copying, request, inserted, { chosen: body.rfqFiles, pdfs })
  const sealed = await seal(work, request)
  const supplierIds = await assign(work, request.id, body.supplierIds)
  await work.happened(supplierRequestSent, { request: sealed.request, dueDate: body.dueDate, supplierIds })
  return request.id
}

/** @throws Problem `supplier_request.due_date_past`, `supplier_request.due_date_far` */
export function assertDueDate({ today }: Work, dueDate: string | null): void {
  if (!isRequestOpen(dueDate, today)) throw problem('supplier_request.due_date_past')
  if (isDueTooFar(dueDate, today)) throw problem('supplier_request.due_date_far')
}

/** Moves RFQs on to `sent_to_suppliers`, in the order of ids, so that two admins never deadlock. */
async function sendRfqs(work: Work, given: readonly (string | null | undefined)[]): Promise<void> {
  const ids = [...new Set(given.flatMap((id) => id ?? []))].sort()
  for (const id of ids) {
    const rfq = await rfqs.getForUpdate(work, id)
    if (!maySendToSuppliers(rfq.status)) throw await overtaken(rfqs.endedCode(rfq), work, rfqs.decisionOn(rfq))
    // A quoted RFQ stays quoted: its customer has an offer.
    if (rfq.status !== 'quoted') await rfqs.moveTo(work, rfq, 'sent_to_suppliers')
  }
}

/**
 * Sends a request to suppliers who do not have it yet.
 * @returns their ids
 * @throws Problem `supplier.not_found`, `supplier.suspended`
 */
async function assign({ tx, now }: Work, requestId: string, given: readonly string[]): Promise<string[]> {
  const ids = [...new Set(given)]
  const found = await SupplierProfile.query(tx)
    .whereIn('id', ids)
    .where({ isDeleted: false, isConfirmed: true })
    .select('id', 'suspendedAt')
    .forShare()
  if (found.length < ids.length) throw problem('supplier.not_found')
  if (found.some(({ suspendedAt }) => suspendedAt !== null)) throw problem('supplier.suspended')
  const rows = ids.map((supplierId) => ({ requestId, supplierId, assignedAt: now }))
  const sent = await SupplierRequestAssignment.query(tx)
    .insert(rows)
    .onConflict(['requestId', 'supplierId'])
    .ignore()
    .returning('supplierId')
  return sent.map(({ supplierId }) => supplierId)
}

/** Sends a request to further suppliers. @throws Problem `supplier_request.*`, `supplier.*` */
export async function askMore(work: Work, id: string, supplierIds: readonly string[]): Promise<void> {
  const request = await lockRequest(work, id)
  if (request.awardedAt !== null) throw problem('supplier_request.all_awarded')
  if (!isRequestOpen(request.dueDate, work.today)) throw problem('supplier_request.closed')
  const sent = await assign(work, id, supplierIds)
  await work.happened(supplierRequestSent, { request, dueDate: request.dueDate, supplierIds: sent })
}
