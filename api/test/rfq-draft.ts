import type { RfqDraftValues } from '@kerf/shared-contracts/contracts/rfq-drafts'

const address = { choice: '', name: '', address: '', city: '', state: '', postalCode: '', country: 'United States' }

const part = {
  key: 'first',
  name: '',
  material: '',
  materialGrade: '',
  tolerance: '',
  finishing: '',
  quantities: ['1'],
  notes: '',
}

/** The form of a new RFQ with a name typed. @param changes what else was typed */
export function draftValues(changes: Partial<RfqDraftValues> = {}): RfqDraftValues {
  return {
    projectName: 'Bracket',
    manufacturingProcess: '',
    manufacturingSubprocess: '',
    internationalManufacturingOk: false,
    notes: '',
    neededBy: '',
    shipTo: address,
    billTo: address,
    parts: [part],
    ...changes,
  }
}

/** A part of the form with these fields typed. */
export const draftPart = (changes: Partial<RfqDraftValues['parts'][number]>) => ({ ...part, ...changes })
