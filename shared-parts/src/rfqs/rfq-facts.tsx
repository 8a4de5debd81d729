import type { Destination } from '@kerf/shared-contracts/contracts/company-addresses'
import type { Rfq, RfqPart } from '@kerf/shared-contracts/contracts/rfqs'
import { shownValue } from '@kerf/shared-contracts/rules/catalog'
import { postalLines } from '@kerf/shared-contracts/rules/postal-address'
import type { Definition } from '@kerf/shared-ui/content/definition-list.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { shortFacts } from '../measures/measured-facts.ts'
import { useFacts } from '../measures/use-facts.ts'
import { text } from './text.ts'
import { materialWords, quantitiesWords, toleranceWords } from './words.ts'

/** The part of a single-part RFQ, which is shown as the RFQ itself. */
function onlyPart({ parts: [first, second] }: Pick<Rfq, 'parts'>): RfqPart | undefined {
  return second === undefined ? first : undefined
}

/** How large a drawn part is, and what is in it, once its STEP file was measured. */
function PartSize({ fileId }: { fileId: string }) {
  const { data, isError } = useFacts(fileId)
  if (data?.facts) return shortFacts(data.facts)
  if (data?.status === 'failed') return text.notMeasured
  return !data && isError ? text.sizeFailed : text.measuring
}

type Required = Pick<RfqPart, 'material' | 'materialGrade' | 'quantities' | 'tolerance' | 'finishing'> & {
  files: readonly Pick<RfqPart['files'][number], 'id' | 'fileType'>[]
}

/** The requirements and quantities of a part. */
export function partFacts(part: Required): Definition[] {
  const drawing = part.files.find(({ fileType }) => fileType === 'step')
  return [
    { label: text.material, value: materialWords(part) || text.notSpecified },
    { label: text.quantity, value: quantitiesWords(part.quantities) },
    { label: text.tolerance, value: toleranceWords(part.tolerance, text.notSpecified) },
    { label: text.finishing, value: shownValue(part.finishing) || text.notSpecified },
    ...(drawing ? [{ label: text.size, value: <PartSize fileId={drawing.id} /> }] : []),
  ]
}

/** The requirements of an RFQ: those of its only part, or the number of parts. */
export function requestedFacts(rfq: Pick<Rfq, 'parts'>): Definition[] {
  const only = onlyPart(rfq)
  if (only) return partFacts(only)
  // Quantities of unlike parts are not added; each part shows its own.
  return [{ label: text.parts, value: rfq.parts.length }]
}

/** An address, in lines. */
function placeWords(place: NonNullable<Rfq['shipTo']>): string {
  return [place.name, ...postalLines(place)].filter(Boolean).join('\n')
}

/** The addresses of an RFQ, its purchase order or its order, as far as the customer gave them. */
export function destinationFacts({ shipTo, billTo }: Destination): Definition[] {
  return [
    ...(shipTo ? [{ label: text.shipTo, value: placeWords(shipTo) }] : []),
    ...(billTo ? [{ label: text.billTo, value: placeWords(billTo) }] : []),
  ]
}

/** When an RFQ is needed and where it goes, as far as the customer said so. */
export function deliveryFacts(rfq: Pick<Rfq, 'neededBy' | 'shipTo' | 'billTo'>): Definition[] {
  const { neededBy } = rfq
  return [...(neededBy ? [{ label: text.neededBy, value: formatDate(neededBy) }] : []), ...destinationFacts(rfq)]
}

/** The notes of an RFQ, and of its only part. */
export function rfqNotes(rfq: Pick<Rfq, 'parts' | 'notes'>): string {
  const notes = [rfq.notes, onlyPart(rfq)?.notes]
  return [...new Set(notes)].filter(Boolean).join('\n\n') || text.noNotes
}
