import type { SupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes'

/** What a decision on a quote is based on. */
export function quoteBase({ status, adminFeedback, revision }: SupplierQuote) {
  return { status, adminFeedback, revision }
}
