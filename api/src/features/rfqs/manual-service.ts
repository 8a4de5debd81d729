import type { Rfq } from '../../models/rfq.ts'
import type { Locked } from '../../platform/db/locked.ts'
import type { Work } from '../../platform/work.ts'
import { holdCustomer } from '../customers/lock-service.ts'
import * as rfqs from './service.ts'

/** The request in an RFQ created by an admin, which has one part. */
export interface ManualRequest {
  projectName: string
  material: string
  materialGrade: string | null
  finishing: string | null
  tolerance: string
  quantity: number
}

/** The placeholder request of a quote created by hand, whose parts are unknown. */
export const placeholder: ManualRequest = {
  projectName: 'Manual quote',
  material: '',
  materialGrade: null,
  finishing: null,
  tolerance: '',
  quantity: 1,
}

/**
 * Creates the RFQ that a manual quote or a manual order belongs to (docs/product/admin.md, 'Manual creation').
 * @throws Problem `user.not_found` if there is no such customer
 */
export async function createManually(work: Work, customerId: string, request: ManualRequest): Promise<Locked<Rfq>> {
  const customer = await holdCustomer(work, customerId)
  const { id } = await rfqs.create(work, customer.id, { ...nothingElse, ...request }, { source: 'manual' })
  return rfqs.getForUpdate(work, id)
}

/** The fields that neither form has. */
const nothingElse = {
  notes: null,
  manufacturingProcess: null,
  manufacturingSubprocess: null,
  internationalManufacturingOk: false,
  timeline: null,
  budgetRange: null,
  specialInstructions: null,
  qualityInspectionRequired: false,
  certificationRequired: false,
  qualityStandard: null,
  neededBy: null,
  shipTo: null,
  billTo: null,
} as const satisfies Partial<rfqs.NewRfq>
