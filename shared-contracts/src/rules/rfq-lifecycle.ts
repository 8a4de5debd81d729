import type { RfqStatus } from '../contracts/rfqs.ts'
import { statusText } from './status-text.ts'

function isKnown(status: string): status is RfqStatus {
  return status in statusText.rfq
}

/** The words for a status; others are shown capitalised (docs/product/rfqs.md, 'Status'). */
export function rfqStatusLabel(status: string): string {
  if (isKnown(status)) return statusText.rfq[status]
  return statusText.others[status] ?? status.charAt(0).toUpperCase() + status.slice(1).replaceAll('_', ' ')
}

/** Active RFQs wait for something; history is accepted, declined and withdrawn (docs/product/rfqs.md, 'Active and history'). */
export const activeRfqStatuses = [
  'submitted',
  'reviewing',
  'sent_to_suppliers',
  'quoted',
] as const satisfies RfqStatus[]

/** Whether an RFQ is active, else it is history. */
function isActiveRfq(status: RfqStatus): boolean {
  return status !== 'accepted' && status !== 'declined' && status !== 'withdrawn'
}

/** Statuses from which an RFQ can be quoted; `quoted` means a revision (docs/product/rfqs.md, 'Status'). */
export function mayQuote(status: RfqStatus): boolean {
  return isActiveRfq(status)
}

/** Decline is allowed unless the RFQ is already accepted, declined or withdrawn. */
export function mayDecline(status: RfqStatus): boolean {
  return isActiveRfq(status)
}

/** Suppliers can be asked about an RFQ until it is accepted, declined or withdrawn (docs/product/suppliers.md, 'Requests to suppliers'). */
export function maySendToSuppliers(status: RfqStatus): boolean {
  return isActiveRfq(status)
}

/** Its customer may withdraw an RFQ until it is quoted (docs/product/rfqs.md, 'Withdrawing'). */
export function mayWithdraw(status: RfqStatus): boolean {
  return isActiveRfq(status) && status !== 'quoted'
}

/** What an admin may set by hand: opening moves `submitted` to `reviewing`; declining ends it. */
export function maySetRfqStatus(from: RfqStatus, to: RfqStatus): boolean {
  if (to === 'declined') return mayDecline(from)
  return from === 'submitted' && to === 'reviewing'
}

/** Files are added while nothing is decided yet; to its customer, an RFQ that suppliers were asked about is under review. */
export function mayAddFiles(status: RfqStatus): boolean {
  return status === 'submitted' || shownToCustomer(status) === 'reviewing'
}

/** What a customer reads of a status: which suppliers are asked is the provider's business (docs/product/rfqs.md, 'Status'). */
export function shownToCustomer(status: RfqStatus): RfqStatus {
  return status === 'sent_to_suppliers' ? 'reviewing' : status
}
