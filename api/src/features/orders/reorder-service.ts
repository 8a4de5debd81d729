import type { InsertedRfq } from '../../models/insert-rfq.ts'
import type { Order } from '../../models/order.ts'
import { Rfq } from '../../models/rfq.ts'
import { RfqPart } from '../../models/rfq-part.ts'
import type { Work } from '../../platform/work.ts'
import * as rfqs from '../rfqs/service.ts'
import * as files from '../stored-files/service.ts'

const prefix = 'REORDER: '

/** `REORDER: …`, added only once even for a reorder of a reorder, and within the limit for project names. */
function reorderName(projectName: string): string {
  const name = `${prefix}${projectName.startsWith(prefix) ? projectName.slice(prefix.length) : projectName}`
  // Cutting may leave half of a surrogate pair, which is then dropped.
  return name.slice(0, 200).replace(/\p{Surrogate}$/u, '')
}

/**
 * Makes a new RFQ from a past order, to be reviewed and quoted again: it copies the fields and refers to the same
 * stored files (docs/product/orders.md, 'Reorder').
 */
export async function reorder(work: Work, order: Order): Promise<InsertedRfq> {
  const { tx, actor, today } = work
  const past = await Rfq.query(tx).findById(order.rfqId).withGraphFetched('[parts, files]').throwIfNotFound()
  const { parts = [], files: drawings = [] } = past
  const request: rfqs.NewRfq = {
    projectName: reorderName(past.projectName),
    notes: past.notes,
    manufacturingProcess: past.manufacturingProcess,
    manufacturingSubprocess: past.manufacturingSubprocess,
    internationalManufacturingOk: past.internationalManufacturingOk,
    timeline: past.timeline,
    budgetRange: past.budgetRange,
    specialInstructions: past.specialInstructions,
    qualityInspectionRequired: past.qualityInspectionRequired,
    certificationRequired: past.certificationRequired,
    qualityStandard: past.qualityStandard,
    neededBy: past.neededBy !== null && past.neededBy >= today ? past.neededBy : null,
    shipTo: past.shipTo,
    billTo: past.billTo,
    materialGrade: null,
    finishing: null,
    parts: parts.map(({ name, material, materialGrade, finishing, tolerance, quantities, notes }) => ({
      name,
      material: material ?? '',
      materialGrade,
      finishing,
      tolerance: tolerance ?? '',
      quantities,
      notes,
    })),
  }
  const rfq = await rfqs.create(work, actor.id, request, { source: 'reorder', reorderOfOrderId: order.id })
  const copies = await RfqPart.query(tx).where({ rfqId: rfq.id }).orderBy('position')
  const partIds = new Map(parts.map((part, index) => [part.id, copies[index]?.id ?? '']))
  await files.copyTo(work, drawings, { type: 'rfq', id: rfq.id }, partIds)
  return rfq
}
