import type { SupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import { IconBadge } from '@kerf/shared-ui/feedback/icon-badge.tsx'
import { CircleMinus, FileDiff } from 'lucide-react'
import { text } from './text.ts'

const words = text.quote

/** How a supplier quote stands, and whether the request was changed after it. */
export function QuoteStatus({ quote }: { quote: Pick<SupplierQuote, 'status' | 'isOutdated' | 'isExpired'> }) {
  const { status, isOutdated, isExpired } = quote
  const label = words.statuses[status]
  return (
    <Cluster $gap={4}>
      {status === 'not_selected' ? (
        <IconBadge tone="grey" icon={CircleMinus} label={label} />
      ) : (
        <StatusBadge status={status} label={label} />
      )}
      {isOutdated && <IconBadge tone="red" icon={FileDiff} label={words.outdated} />}
      {isExpired && <StatusBadge status="expired" label={words.expired} />}
    </Cluster>
  )
}
