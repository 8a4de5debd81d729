import { customerAddress } from '@kerf/shared-contracts/rules/addresses'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import type { Subject } from '@kerf/shared-parts/messages/use-subject.ts'
import type { ConversationLink } from '@kerf/shared-ui/messages/conversation-header.tsx'
import { Files, FileText, Package } from 'lucide-react'
import { text } from './text.ts'

const quoteLink = (id: string, number: string): ConversationLink => ({
  to: customerAddress.quote(id),
  label: text.about.quote(number),
  icon: FileText,
})

/** Links to a conversation's subject: an order with its quote and request, a quote with its request, or a request with its quote. */
export function subjectLinks({ rfq, quote, order }: Pick<Subject, 'rfq' | 'quote' | 'order'>): ConversationLink[] {
  if (!rfq) return []
  const request = { to: customerAddress.rfq(rfq.id), label: text.about.rfq(displayIdentifier(rfq)), icon: Files }
  if (quote) return [quoteLink(quote.id, quote.quoteNumber), request]
  if (!order) return [request, ...(rfq.quote ? [quoteLink(rfq.quote.id, rfq.quote.quoteNumber)] : [])]
  return [
    { to: customerAddress.order(order.id), label: text.about.order(order.orderNumber), icon: Package },
    ...(order.quoteId && order.quote ? [quoteLink(order.quoteId, order.quote.quoteNumber)] : []),
    request,
  ]
}
