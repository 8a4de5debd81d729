import { dayIn } from '@kerf/shared-contracts/rules/calendar'
import { labelOf, materials, processes, shownValue, tolerances } from '@kerf/shared-contracts/rules/catalog'
import { rfqStatusLabel, shownToCustomer } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import type { ExportedRfqView, PartView } from '../../models/views/rfq-view.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import type { CsvColumns } from '../../platform/csv.ts'
import { text } from './csv-text.ts'

/** One part of an RFQ. */
interface RfqLine {
  rfq: ExportedRfqView
  part: PartView
}

/** @param actor who reads them */
export async function* rfqLines(
  rfqs: AsyncIterable<ExportedRfqView>,
  { kind }: Pick<Actor, 'kind'>,
): AsyncGenerator<RfqLine, void, undefined> {
  for await (const each of rfqs) {
    const rfq = kind === 'admin' ? each : { ...each, status: shownToCustomer(each.status) }
    for (const part of rfq.parts) yield { rfq, part }
  }
}

/** The quote's charges besides the parts, shown once: in the line of the first part. */
function quotedCharges({ rfq, part }: RfqLine): string | null {
  return part.position === 0 ? (rfq.quote?.charges ?? null) : null
}

/** The price of one part in its RFQ's quote: those of all parts and the charges add up to the quote's amount. */
function quotedAmount({ rfq, part }: RfqLine): string | null {
  const lines = rfq.quote?.chosen ?? []
  return lines.find(({ partId }) => partId === part.id)?.amount ?? null
}

/**
 * Named as on the customer's screens; a part with several quantities shows them all.
 * @param timeZone of the business, for the days of instants
 */
export function rfqColumns(timeZone: string): CsvColumns<RfqLine> {
  const { heads } = text
  return {
    [heads.rfqId]: ({ rfq }) => rfq.number,
    [heads.projectName]: ({ rfq }) => rfq.projectName,
    [heads.status]: ({ rfq }) => rfqStatusLabel(rfq.status),
    [heads.part]: ({ part }) => part.name,
    [heads.material]: ({ part }) => labelOf(materials, part.material),
    [heads.materialGrade]: ({ part }) => shownValue(part.materialGrade) || null,
    [heads.finishing]: ({ part }) => shownValue(part.finishing) || null,
    [heads.tolerance]: ({ part }) => labelOf(tolerances, part.tolerance),
    [heads.quantity]: ({ part: { quantities } }) =>
      quantities.length === 1 ? (quantities[0] ?? null) : quantities.join('; '),
    [heads.process]: ({ rfq }) => labelOf(processes, rfq.manufacturingProcess),
    [heads.subprocess]: ({ rfq }) => shownValue(rfq.manufacturingSubprocess) || null,
    [heads.international]: ({ rfq }) => rfq.internationalManufacturingOk,
    [heads.neededBy]: ({ rfq }) => rfq.neededBy,
    [heads.submitted]: ({ rfq }) => dayIn(new Date(rfq.submittedAt), timeZone),
    [heads.notes]: ({ rfq }) => rfq.notes,
    [heads.partNotes]: ({ part }) => part.notes,
    [heads.quoteAmount]: quotedAmount,
    [heads.quoteCharges]: quotedCharges,
    [heads.currency]: ({ rfq }) => rfq.quote?.currency ?? null,
    [heads.orderNumber]: ({ rfq }) => rfq.order?.number ?? null,
  }
}
