import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { rfqStatusLabel } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import { FileCheck2, FileClock } from 'lucide-react'
import { text } from './text.ts'

/** The purchase order was received, but the sales order is not created yet. */
const hasUnusedPurchaseOrder = (rfq: Rfq) => rfq.orderNumber === null && rfq.quote?.hasPurchaseOrder === true

/** The quote expired, and the customer is waiting for a new one that they asked for. */
const asksForNewQuote = ({ quote }: Rfq) => quote?.status === 'pending' && quote.renewalRequestedAt !== null

/** The status of an RFQ, or what it waits for; nobody has opened what is unread. */
export function RfqStatus({ rfq }: { rfq: Rfq }) {
  if (hasUnusedPurchaseOrder(rfq)) {
    return <StatusBadge status={rfq.status} icon={FileCheck2} label={text.purchaseOrderReceived} />
  }
  if (asksForNewQuote(rfq)) return <StatusBadge status="pending" icon={FileClock} label={text.newQuoteAsked} />
  return (
    <Cluster $gap={4}>
      <StatusBadge status={rfq.status} label={rfqStatusLabel(rfq.status)} />
      {rfq.status === 'submitted' && <StatusBadge status="unread" />}
    </Cluster>
  )
}

/** Whether an RFQ waits for an admin: it is unread, a new quote is requested, or its order can be created. */
export function waitsForAdmin(rfq: Rfq): boolean {
  return rfq.status === 'submitted' || asksForNewQuote(rfq) || hasUnusedPurchaseOrder(rfq)
}
