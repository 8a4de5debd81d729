import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { CreateSupplierRequestBody } from '@kerf/shared-contracts/contracts/supplier-requests'
import { storedLabelOf } from '@kerf/shared-contracts/rules/catalog'
import { businessToday } from '@kerf/shared-runtime'
import * as mini from 'zod/mini'
import { namesOfCustomers } from '../../shared/identity/names-of-customers.ts'
import { chosenParts, describedRfqs, onlyPart, type RfqChoice, sentFiles, sentParts } from '../from-rfq/rfq-choice.ts'
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

/**
 * The values of an untouched form: what is required of the chosen parts, without anything that names a customer. Several
 * RFQs share no name.
 */
export function requestValues(rfqs: readonly Rfq[], choice: RfqChoice | undefined): RequestValues {
  const [rfq, second] = rfqs
  if (!rfq || !choice) return nothing
  const [first] = rfq.parts
  const projectName = second ? '' : rfq.projectName.replace(reorderPrefix, '')
  return {
    ...nothing,
    projectName: namesOfCustomers(projectName, rfqs).length > 0 ? '' : projectName,
    material: storedLabelOf('materials', first?.material),
    quantity: String(first?.quantities[0] ?? ''),
    description: describedRfqs(rfqs, choice),
  }
}

/** The description once other parts or names are chosen: it follows, unless the admin has changed it. */
export function followedDescription(
  written: string,
  rfqs: readonly Rfq[],
  { from, to }: { from: RfqChoice; to: RfqChoice },
): string {
  return written === describedRfqs(rfqs, from) ? describedRfqs(rfqs, to) : written
}

interface Sent {
  supplierIds: string[]
  attachedFiles: string[]
  rfqs: readonly Rfq[]
  choice: RfqChoice | undefined
}

/** What is sent. */
export function requestBody(values: RequestValues, { supplierIds, attachedFiles, rfqs, choice }: Sent) {
  const written = RequestFields.parse(values)
  const request = { ...written, supplierIds, attachedFiles }
  const [rfq, second] = rfqs
  if (!rfq || !choice) return request
  const { material, quantity } = written
  const parts = sentParts(rfqs, choice, { material, quantity })
  const [first] = chosenParts(rfqs, choice)
  return {
    ...request,
    // Of several parts the first one that goes along names what is asked for.
    ...(!onlyPart(rfqs) && { material: storedLabelOf('materials', first?.material) || material }),
    // Of several RFQs the parts say which they are about.
    ...(!second && { rfqId: rfq.id }),
    parts,
    rfqFiles: sentFiles(rfqs, choice),
  }
}
