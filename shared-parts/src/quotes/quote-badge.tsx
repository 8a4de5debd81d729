import type { ListedQuote } from '@kerf/shared-contracts/contracts/quotes'
import { quoteGroup, quoteStatusLabel } from '@kerf/shared-contracts/rules/quote-lifecycle'
import { FileClock } from 'lucide-react'
import { StatusBadge } from '../statuses/status-badge.tsx'

/** A quote's status: accepted ones show whether the purchase order was uploaded, pending ones whether they expired. */
export function QuoteBadge({ quote }: { quote: ListedQuote }) {
  const label = quoteStatusLabel(quote)
  if (quote.status === 'pending' && quote.isExpired) return <StatusBadge status="expired" label={label} />
  if (quoteGroup(quote) === 'waiting_for_po') return <StatusBadge status="accepted" icon={FileClock} label={label} />
  return <StatusBadge status={quote.status} label={label} />
}
