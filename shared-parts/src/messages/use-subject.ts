import type { Conversation, ConversationKind } from '@kerf/shared-contracts/contracts/messages'
import type { Order } from '@kerf/shared-contracts/contracts/orders'
import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { saysNotFound } from '@kerf/shared-runtime'
import { useGetOrderQuery } from '@kerf/shared-runtime/endpoints/orders'
import { useGetQuoteQuery } from '@kerf/shared-runtime/endpoints/quotes'
import { useGetRfqQuery } from '@kerf/shared-runtime/endpoints/rfqs'
import type { ConversationTarget } from './conversations.ts'

/** The result of a query for a conversation's subject, as its hook reports it. */
export interface Asked {
  currentData?: unknown
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** What is known so far about a conversation's subject. */
export interface Subject {
  kind: ConversationKind
  /** Undefined while there is none yet. */
  conversation: Conversation | undefined
  /** The RFQ that it is about, or that its quote or order belongs to. */
  rfq: (Order['rfq'] & Partial<Pick<Rfq, 'quote'>>) | undefined
  quote: Quote | undefined
  order: Order | undefined
  /** Of the RFQ, quote or order; undefined until known. */
  projectName: string | undefined
  /** The company that shares it; undefined until known. */
  companyId: string | null | undefined
}

const kindsBy: Record<ConversationTarget['by'], ConversationKind> = {
  conversation: 'general',
  general: 'general',
  customer: 'general',
  rfq: 'rfq',
  quote: 'quote',
  order: 'order',
  supplierRequest: 'supplier_request',
  purchaseOrder: 'purchase_order',
}

/**
 * Finds out what a conversation is about, whether it has begun or not.
 * @param target the subject, or the person of a general conversation
 * @param conversation the conversation, if it has begun
 * @param named queries what the address names if that is not an RFQ, quote or order
 */
export function useSubject(
  { by, id }: ConversationTarget,
  conversation: Conversation | undefined,
  named: Asked | undefined,
) {
  const ofRfq = useGetRfqQuery({ id }, { skip: by !== 'rfq' })
  const ofQuote = useGetQuoteQuery({ id }, { skip: by !== 'quote' })
  const ofOrder = useGetOrderQuery({ id }, { skip: by !== 'order' })
  const kind = kindsBy[by]
  const isCustomers = kind === 'rfq' || kind === 'quote' || kind === 'order'
  const asked = isCustomers ? { rfq: ofRfq, quote: ofQuote, order: ofOrder }[kind] : named
  const order = kind === 'order' ? ofOrder.currentData : undefined
  const quote = kind === 'quote' ? ofQuote.currentData : undefined
  const rfq = kind === 'rfq' ? ofRfq.currentData : (quote ?? order)?.rfq
  const subject: Subject = {
    kind,
    conversation,
    rfq,
    quote,
    order,
    projectName: conversation?.projectName ?? rfq?.projectName,
    companyId: isCustomers ? (conversation ?? rfq)?.companyId : null,
  }
  const failed = conversation === undefined && asked?.error !== undefined && asked.currentData === undefined
  return {
    subject,
    failed,
    notFound: failed && saysNotFound(asked.error),
    error: asked?.error,
    retrying: asked?.isFetching === true,
    retry: () => void asked?.refetch(),
  }
}
