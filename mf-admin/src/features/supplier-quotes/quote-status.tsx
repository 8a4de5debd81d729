import type { SupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import { text } from './text.ts'

const words = text.quote

/** How a supplier quote stands, and whether the request was changed after it. */
export function QuoteStatus({ quote }: { quote: Pick<SupplierQuote, 'status' | 'isOutdated' | 'isExpired'> }) {
  const { status, isOutdated, isExpired } = quote
  return (
    <Cluster $gap={4}>
      <StatusBadge status={status} />
      {isOutdated && <StatusBadge status="outdated" label={words.outdated} />}
      {isExpired && <StatusBadge status="expired" />}
    </Cluster>
  )
}
