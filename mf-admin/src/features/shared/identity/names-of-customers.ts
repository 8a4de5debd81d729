import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { customerNamesIn } from '@kerf/shared-contracts/rules/customer-names'

/** The names of these RFQs' customers in a text. */
export function namesOfCustomers(written: string, rfqs: readonly Rfq[]): string[] {
  return [...new Set(rfqs.flatMap((rfq) => customerNamesIn(written, rfq)))]
}
