import type { OwnSupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes-supplier'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { text } from './text.ts'

/** A quote's status; a pending one whose request was changed needs a new price. */
export function QuoteStatus({ quote: { status, isOutdated, isExpired } }: { quote: OwnSupplierQuote }) {
  if (status === 'pending' && isOutdated) return <StatusBadge status="outdated" label={text.outdated} />
  if (isExpired) return <StatusBadge status="expired" />
  return <StatusBadge status={status} />
}
