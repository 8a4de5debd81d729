import type { Conversation } from '@kerf/shared-contracts/contracts/messages'
import type { Order } from '@kerf/shared-contracts/contracts/orders'
import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { saysNotFound } from '@kerf/shared-runtime'
import { useGetOrderQuery } from '@kerf/shared-runtime/endpoints/orders'
import { useGetRfqQuery } from '@kerf/shared-runtime/endpoints/rfqs'
import type { ConversationTarget } from './conversations.ts'

/** A call that tells what a conversation is about, as its hook reports it. */
export interface Asked {
  currentData?: unknown
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** What is known so far of what a conversation is about. */
export interface Subject {
  kind: 'general' | 'rfq' | 'order'
  /** Undefined while there is none yet. */
  conversation: Conversation | undefined
  /** The RFQ that it is about, or that its order came of. */
  rfq: (Order['rfq'] & Partial<Pick<Rfq, 'quote'>>) | undefined
  order: Order | undefined
  /** Of the RFQ or order; undefined until it is known. */
  projectName: string | undefined
  /** The company that shares it; undefined until it is known. */
  companyId: string | null | undefined
}

/**
 * Finds out what a conversation is about, whether it has begun or not.
 * @param target an RFQ, an order, or the general conversation with somebody
 * @param conversation where it has begun
 * @param counterpart asks who that somebody is, where nothing else tells
 */
export function useSubject(
  { by, id }: ConversationTarget,
  conversation: Conversation | undefined,
  counterpart: Asked | undefined,
) {
  const ofRfq = useGetRfqQuery({ id }, { skip: by !== 'rfq' })
  const ofOrder = useGetOrderQuery({ id }, { skip: by !== 'order' })
  const kind = by === 'rfq' || by === 'order' ? by : 'general'
  const asked = { rfq: ofRfq, order: ofOrder, general: counterpart }[kind]
  const order = kind === 'order' ? ofOrder.currentData : undefined
  const rfq = kind === 'rfq' ? ofRfq.currentData : order?.rfq
  const subject: Subject = {
    kind,
    conversation,
    rfq,
    order,
    projectName: conversation?.projectName ?? rfq?.projectName,
    companyId: kind === 'general' ? null : (conversation ?? rfq)?.companyId,
  }
  const failed = conversation === undefined && asked?.error !== undefined && asked.currentData === undefined
  return {
    subject,
    failed,
    notFound: failed && saysNotFound(asked.error),
    retrying: asked?.isFetching === true,
    retry: () => void asked?.refetch(),
  }
}
