import type {
  ChangeSupplierRequestBody,
  CreateSupplierRequestBody,
} from '@kerf/shared-contracts/contracts/supplier-requests'
import { raw } from 'objection'
import type { z } from 'zod'
import { RfqPart } from '../../models/rfq-part.ts'
import { SupplierRequestPart } from '../../models/supplier-request-part.ts'
import { problem } from '../../platform/errors.ts'
import { inputText } from '../../platform/input-text.ts'
import type { Work } from '../../platform/work.ts'

type Creation = z.output<typeof CreateSupplierRequestBody>
type PartFields = Omit<Partial<SupplierRequestPart>, 'id' | 'requestId'> &
  Pick<SupplierRequestPart, 'name' | 'material' | 'quantities'>

/**
 * The parts of a new request: typed in, or taken from parts of RFQs; else one from the flat fields.
 * @throws Problem `rfq.not_found` for a part of no RFQ
 */
export async function partsOf(work: Work, body: Creation): Promise<PartFields[]> {
  if (!body.parts) {
    const { projectName, material, quantity, rfqId = null } = body
    return [{ position: 1, rfqId, name: projectName, material, quantities: [quantity], notes: null }]
  }
  const ids = body.parts.flatMap(({ rfqPartId }) => rfqPartId ?? [])
  const found = await RfqPart.query(work.tx).whereIn('id', ids)
  const source = new Map(found.map((part) => [part.id, part]))
  return body.parts.map((part, index) => {
    const from = part.rfqPartId === undefined ? undefined : source.get(part.rfqPartId)
    if (part.rfqPartId !== undefined && !from) throw problem('rfq.not_found')
    return {
      position: index + 1,
      rfqPartId: from?.id ?? null,
      rfqId: from?.rfqId ?? null,
      // Customers name parts after themselves and their projects, so suppliers do not get that name.
      name: part.name ?? (body.parts?.length === 1 ? body.projectName : `Part ${index + 1}`),
      material: part.material ?? from?.material ?? body.material,
      materialGrade: part.materialGrade ?? from?.materialGrade ?? null,
      finishing: part.finishing ?? from?.finishing ?? null,
      tolerance: part.tolerance ?? from?.tolerance ?? null,
      quantities: part.quantities ?? from?.quantities ?? [body.quantity],
      notes: part.notes,
    }
  })
}

/** Writes the parts of a new request. @returns them in their order */
export async function insertParts(
  { tx }: Work,
  requestId: string,
  parts: readonly PartFields[],
): Promise<SupplierRequestPart[]> {
  const inserted = []
  for (const part of parts) inserted.push(await SupplierRequestPart.query(tx).insertAndFetch({ ...part, requestId }))
  return inserted
}

type Changed = NonNullable<z.output<typeof ChangeSupplierRequestBody>['parts']>

/**
 * Replaces the parts of a request: named ones are changed, others are added, and the rest are removed.
 * @throws Problem `validation.failed` for a part that is not in the request
 */
export async function changeParts(
  { tx }: Work,
  request: { id: string; material: string; parts: readonly SupplierRequestPart[] },
  wanted: Changed,
): Promise<void> {
  const known = new Set(request.parts.map(({ id }) => id))
  const kept = wanted.flatMap(({ id }) => id ?? [])
  if (kept.some((id) => !known.has(id)) || new Set(kept).size < kept.length) {
    throw problem('validation.failed', { fields: { parts: inputText.partNotOfRequest } })
  }
  await SupplierRequestPart.query(tx).delete().where({ requestId: request.id }).whereNotIn('id', kept)
  // Moved aside first: no two parts may have the same position, even for a moment.
  await SupplierRequestPart.query(tx)
    .where({ requestId: request.id })
    .patch({ position: raw('-position') })
  for (const [index, { id, ...part }] of wanted.entries()) {
    const fields = {
      ...part,
      position: index + 1,
      name: part.name ?? `Part ${index + 1}`,
      material: part.material ?? request.material,
    }
    if (id === undefined) await SupplierRequestPart.query(tx).insert({ ...fields, requestId: request.id })
    else await SupplierRequestPart.query(tx).findById(id).patch(fields)
  }
}
