import type { Conversation } from '@kerf/shared-contracts/contracts/messages'
import type { Order } from '@kerf/shared-contracts/contracts/orders'
import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import type { ConversationTarget } from '@kerf/shared-parts/messages/conversations.ts'
import { saysNotFound } from '@kerf/shared-runtime'
import { useGetOrderQuery } from '@kerf/shared-runtime/endpoints/orders'
import { useGetRfqQuery } from '@kerf/shared-runtime/endpoints/rfqs'
import type { ConversationLink } from '@kerf/shared-ui/messages/conversation-header.tsx'
import { Files, FileText, Package } from 'lucide-react'
import { text } from './text.ts'

const words = text.thread

/** What a conversation is about, whether it has begun or not. */
export interface Subject {
  /** Undefined until it is known. */
  title: string | undefined
  links: ConversationLink[]
  /** The company that shares it; undefined until it is known. */
  companyId: string | null | undefined
  failed: boolean
  notFound: boolean
  retrying: boolean
  retry: () => void
}

function rfqLinks({ id, quote, ...rfq }: Rfq): ConversationLink[] {
  const request = { to: `/rfqs?rfq=${id}`, label: words.request(displayIdentifier(rfq)), icon: Files }
  if (!quote) return [request]
  return [request, { to: `/quotes?quote=${quote.id}`, label: words.quote(quote.quoteNumber), icon: FileText }]
}

function orderLinks({ id, orderNumber, rfqId, rfq, quoteId, quote }: Order): ConversationLink[] {
  return [
    { to: `/orders?order=${id}`, label: words.order(orderNumber), icon: Package },
    ...(quoteId && quote
      ? [{ to: `/quotes?quote=${quoteId}`, label: words.quote(quote.quoteNumber), icon: FileText }]
      : []),
    { to: `/rfqs?rfq=${rfqId}`, label: words.request(displayIdentifier(rfq)), icon: Files },
  ]
}

/**
 * What a conversation is about, with the ways there.
 * @param target an RFQ, an order, or the general conversation @param conversation where it has begun
 */
export function useSubject({ by, id }: ConversationTarget, conversation: Conversation | undefined): Subject {
  const ofRfq = useGetRfqQuery({ id }, { skip: by !== 'rfq' })
  const ofOrder = useGetOrderQuery({ id }, { skip: by !== 'order' })
  const asked = by === 'order' ? ofOrder : ofRfq
  const isGeneral = by !== 'rfq' && by !== 'order'
  const rfq = by === 'rfq' ? ofRfq.currentData : undefined
  const order = by === 'order' ? ofOrder.currentData : undefined
  const about = rfq ?? order?.rfq
  const failed =
    !isGeneral && asked.error !== undefined && asked.currentData === undefined && conversation === undefined
  return {
    title: isGeneral ? text.general : (conversation?.projectName ?? about?.projectName),
    links: [...(rfq ? rfqLinks(rfq) : []), ...(order ? orderLinks(order) : [])],
    companyId: isGeneral ? null : (conversation ?? about)?.companyId,
    failed,
    notFound: failed && saysNotFound(asked.error),
    retrying: asked.isFetching,
    retry: () => void asked.refetch(),
  }
}
