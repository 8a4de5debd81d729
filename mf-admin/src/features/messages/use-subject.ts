import type { Conversation } from '@kerf/shared-contracts/contracts/messages'
import type { CustomerReference } from '@kerf/shared-contracts/contracts/users'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import type { ConversationTarget } from '@kerf/shared-parts/messages/conversations.ts'
import { companyWords } from '@kerf/shared-parts/people/customer-words.ts'
import { saysNotFound } from '@kerf/shared-runtime'
import { useGetAccountQuery } from '@kerf/shared-runtime/endpoints/accounts'
import { useGetOrderQuery } from '@kerf/shared-runtime/endpoints/orders'
import { useGetRfqQuery } from '@kerf/shared-runtime/endpoints/rfqs'
import type { ConversationLink } from '@kerf/shared-ui/messages/conversation-header.tsx'
import { Files, Package, UserRound } from 'lucide-react'
import { orderAddress } from '../shared/order-address.ts'
import { counterpartWords } from './counterpart-words.ts'
import { text } from './text.ts'

const words = text.thread

/** What a conversation is about and with whom, whether it has begun or not. */
interface Subject {
  /** Undefined until it is known. */
  title: string | undefined
  /** Who is at the other end, with their company. */
  subtitle: string | undefined
  links: ConversationLink[]
  failed: boolean
  notFound: boolean
  retrying: boolean
  retry: () => void
}

/** Where an RFQ lies open: in the list, narrowed to it. */
function rfqLink(rfq: { id: string; displayNumber: string }): ConversationLink {
  const to = `/admin/customers?${new URLSearchParams({ q: displayIdentifier(rfq), rfq: rfq.id })}`
  return { to, label: words.rfq(displayIdentifier(rfq)), icon: Files }
}

const accountLink = (id: string): ConversationLink => ({
  to: `/admin/accounts?account=${id}`,
  label: words.account,
  icon: UserRound,
})

/** The RFQ, order or account that a conversation is about. */
function useAsked({ by, id }: ConversationTarget) {
  const ofRfq = useGetRfqQuery({ id }, { skip: by !== 'rfq' })
  const ofOrder = useGetOrderQuery({ id }, { skip: by !== 'order' })
  // Of a deleted account nothing is left to ask for.
  const ofAccount = useGetAccountQuery({ id }, { skip: by !== 'customer' || id === '' })
  const asked = { rfq: ofRfq, order: ofOrder }[by === 'order' ? by : 'rfq']
  return {
    asked: by === 'customer' ? ofAccount : asked,
    rfq: by === 'rfq' ? ofRfq.currentData : undefined,
    order: by === 'order' ? ofOrder.currentData : undefined,
    account: by === 'customer' ? ofAccount.currentData : undefined,
  }
}

/**
 * What a conversation is about, with the ways there.
 * @param target an RFQ, an order, or a customer or supplier @param conversation where it has begun
 */
export function useSubject(target: ConversationTarget, conversation: Conversation | undefined): Subject {
  const { asked, rfq, order, account } = useAsked(target)
  const about = rfq ?? order?.rfq
  const person: CustomerReference | undefined =
    conversation?.customer ?? about?.user ?? (account && { ...account, companyNameInput: null })
  const companyId = (conversation ?? about)?.companyId ?? null
  const isGeneral = target.by === 'customer'
  const failed = conversation === undefined && asked.error !== undefined && asked.currentData === undefined
  return {
    title: isGeneral ? person?.name : (conversation?.projectName ?? about?.projectName),
    subtitle:
      person &&
      (isGeneral ? text.subtitle([companyWords(person), person.email ?? '']) : counterpartWords(person, companyId)),
    links: [
      ...(order ? [{ to: orderAddress(order), label: words.order(order.orderNumber), icon: Package }] : []),
      ...(about ? [rfqLink(about)] : []),
      ...(person?.id ? [accountLink(person.id)] : []),
    ],
    failed,
    notFound: failed && saysNotFound(asked.error),
    retrying: asked.isFetching,
    retry: () => void asked.refetch(),
  }
}
