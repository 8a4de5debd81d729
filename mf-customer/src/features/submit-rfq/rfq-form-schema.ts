import { formErrors } from '@kerf/shared-contracts/client/form-errors'
import { RfqForm } from '@kerf/shared-contracts/contracts/rfqs'

/** What the form's controls hold: text as typed. */
export interface RfqFormValues {
  projectName: string
  quantity: string
  material: string
  materialGrade: string
  tolerance: string
  finishing: string
  manufacturingProcess: string
  manufacturingSubprocess: string
  internationalManufacturingOk: boolean
  notes: string
}

export const emptyRfq: RfqFormValues = {
  projectName: '',
  quantity: '1',
  material: '',
  materialGrade: '',
  tolerance: '',
  finishing: '',
  manufacturingProcess: '',
  manufacturingSubprocess: '',
  internationalManufacturingOk: false,
  notes: '',
}

/** An empty quantity becomes 1 (specification 1, section 5). */
function completed(values: RfqFormValues) {
  return { ...values, quantity: values.quantity.trim() || '1' }
}

export function rfqFormErrors(values: RfqFormValues): Record<string, string> {
  return formErrors(RfqForm, completed(values))
}

/** The body that creates the RFQ, from values without errors. */
export function rfqBody(values: RfqFormValues) {
  return RfqForm.parse(completed(values))
}

/** Whether anything was entered that is worth keeping. */
export function isTouched(values: RfqFormValues): boolean {
  return Object.entries(emptyRfq).some(([field, empty]) => values[field as keyof RfqFormValues] !== empty)
}
