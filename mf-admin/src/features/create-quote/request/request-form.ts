import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { CreateSupplierRequestBody } from '@kerf/shared-contracts/contracts/supplier-requests'
import { labelOf, materials } from '@kerf/shared-contracts/rules/catalog'
import { customerNamesIn } from '@kerf/shared-contracts/rules/customer-names'
import { businessToday } from '@kerf/shared-runtime'
import * as mini from 'zod/mini'
import { describedRfq, type RfqChoice, sentFiles, sentParts } from '../from-rfq/rfq-choice.ts'
import { text } from '../text.ts'

const names = ['projectName', 'material', 'quantity', 'dueDate', 'description', 'specialInstructions'] as const

/** The form's values. */
export type RequestValues = Record<(typeof names)[number], string>

const fields = { projectName: true, material: true, quantity: true, dueDate: true, description: true } as const

/** The form's schema, from the call's. */
const RequestFields = CreateSupplierRequestBody.pick({ ...fields, specialInstructions: true })

/** A due date of today still lets suppliers quote. */
export const requestSchema = RequestFields.refine(({ dueDate }) => dueDate === null || dueDate >= businessToday(), {
  path: ['dueDate'],
  message: text.request.dueDatePast,
  when: ({ issues }) => issues.length === 0,
})

/** The stored part of a draft: all but files. */
export const keptRequest = mini.partial(
  mini.object({
    projectName: mini.string(),
    material: mini.string(),
    quantity: mini.string(),
    dueDate: mini.string(),
    description: mini.string(),
    specialInstructions: mini.string(),
  }),
)

const nothing: RequestValues = {
  ...{ projectName: '', material: '', quantity: '', dueDate: '', description: '', specialInstructions: '' },
}

const reorderPrefix = /^REORDER:\s*/

/** The form's initial values: the RFQ's requirements, without anything that names the customer. */
export function requestValues(rfq: Rfq | undefined): RequestValues {
  if (!rfq) return nothing
  const [first] = rfq.parts
  const projectName = rfq.projectName.replace(reorderPrefix, '')
  return {
    ...nothing,
    projectName: customerNamesIn(projectName, rfq).length > 0 ? '' : projectName,
    material: labelOf(materials, first?.material),
    quantity: String(first?.quantities[0] ?? ''),
    description: describedRfq(rfq),
  }
}

interface Sent {
  supplierIds: string[]
  attachedFiles: string[]
  rfq: Rfq | undefined
  choice: RfqChoice | undefined
}

/** The body of the call. */
export function requestBody(values: RequestValues, { supplierIds, attachedFiles, rfq, choice }: Sent) {
  const written = RequestFields.parse(values)
  const request = { ...written, supplierIds, attachedFiles }
  if (!rfq || !choice) return request
  const { material, quantity } = written
  const parts = sentParts(rfq, choice, { material, quantity })
  return { ...request, rfqId: rfq.id, parts, rfqFiles: sentFiles(rfq, choice) }
}
