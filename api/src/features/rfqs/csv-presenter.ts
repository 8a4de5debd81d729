import { dayIn } from '@kerf/shared-contracts/rules/calendar'
import { labelOf, materials, processes, tolerances } from '@kerf/shared-contracts/rules/catalog'
import { rfqStatusLabel, shownToCustomer } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import type { ExportedRfqView, PartView } from '../../models/views/rfq-view.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import type { CsvColumns } from '../../platform/csv.ts'

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
  return {
    'RFQ ID': ({ rfq }) => rfq.number,
    'Project Name': ({ rfq }) => rfq.projectName,
    Status: ({ rfq }) => rfqStatusLabel(rfq.status),
    Part: ({ part }) => part.name,
    Material: ({ part }) => labelOf(materials, part.material),
    'Material Grade': ({ part }) => part.materialGrade,
    Finishing: ({ part }) => part.finishing,
    Tolerance: ({ part }) => labelOf(tolerances, part.tolerance),
    Quantity: ({ part: { quantities } }) => (quantities.length === 1 ? (quantities[0] ?? null) : quantities.join('; ')),
    Process: ({ rfq }) => labelOf(processes, rfq.manufacturingProcess),
    Subprocess: ({ rfq }) => rfq.manufacturingSubprocess,
    'International Manufacturing': ({ rfq }) => rfq.internationalManufacturingOk,
    'Needed By': ({ rfq }) => rfq.neededBy,
    Submitted: ({ rfq }) => dayIn(new Date(rfq.submittedAt), timeZone),
    Notes: ({ rfq }) => rfq.notes,
    'Part Notes': ({ part }) => part.notes,
    'Quote Amount': quotedAmount,
    'Quote Charges': quotedCharges,
    Currency: ({ rfq }) => rfq.quote?.currency ?? null,
    'Order Number': ({ rfq }) => rfq.order?.number ?? null,
  }
}
