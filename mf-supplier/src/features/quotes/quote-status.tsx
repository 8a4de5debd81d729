import type { OwnSupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes-supplier'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { text } from './text.ts'

/** How a quote stands; a pending one for a request that was changed asks for a new price. */
export function QuoteStatus({ quote: { status, isOutdated, isExpired } }: { quote: OwnSupplierQuote }) {
  if (status === 'pending' && isOutdated) return <StatusBadge status="outdated" label={text.outdated} />
  if (isExpired) return <StatusBadge status="expired" />
  return <StatusBadge status={status} />
}
