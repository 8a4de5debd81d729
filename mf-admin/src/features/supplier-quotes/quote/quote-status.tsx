import type { SupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import { text } from '../text.ts'

const words = text.quote

type Shown = 'status' | 'isOutdated' | 'isExpired' | 'isPurchaseOrderCancelled' | 'supplier'

/** How a supplier quote stands, whether its supplier is there, and whether the request was changed after it. */
export function QuoteStatus({ quote }: { quote: Pick<SupplierQuote, Shown> }) {
  const { status, isOutdated, isExpired, isPurchaseOrderCancelled, supplier } = quote
  return (
    <Cluster $gap={4}>
      <StatusBadge status={status} label={isPurchaseOrderCancelled ? words.orderCancelled : undefined} />
      {supplier.isDeleted && <StatusBadge status="deleted" />}
      {supplier.isSuspended && !supplier.isDeleted && <StatusBadge status="suspended" />}
      {isOutdated && <StatusBadge status="outdated" label={words.outdated} />}
      {isExpired && <StatusBadge status="expired" />}
    </Cluster>
  )
}
