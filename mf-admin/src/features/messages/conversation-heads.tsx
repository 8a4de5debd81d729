import type { Account } from '@kerf/shared-contracts/contracts/accounts'
import type { Conversation } from '@kerf/shared-contracts/contracts/messages'
import type { CustomerReference } from '@kerf/shared-contracts/contracts/users'
import { adminAddress } from '@kerf/shared-contracts/rules/addresses'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import type { Subject } from '@kerf/shared-parts/messages/use-subject.ts'
import { companyWords } from '@kerf/shared-parts/people/customer-words.ts'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import type { ConversationLink } from '@kerf/shared-ui/messages/conversation-header.tsx'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import { Files, Package, UserRound } from 'lucide-react'
import { counterpartWords } from './counterpart-words.ts'
import { text } from './text.ts'

const supplierBadge = (conversation: Conversation | undefined) =>
  conversation?.isWithSupplier && <Badge>{text.supplier}</Badge>

/** What the list says of a conversation: what it is about, and with whom it is. */
export function rowHead(conversation: Conversation) {
  const { projectName, number, customer, companyId } = conversation
  return {
    title: projectName ?? customer.name,
    subtitle:
      projectName === null
        ? isolated(companyWords(customer))
        : text.subtitle([number ?? '', counterpartWords(customer, companyId)]),
    badge: supplierBadge(conversation),
  }
}

function rfqLink(rfq: { id: string; displayNumber: string }): ConversationLink {
  return { to: adminAddress.rfq(rfq.id), label: text.rfq(displayIdentifier(rfq)), icon: Files }
}

const accountLink = (id: string): ConversationLink => ({
  to: adminAddress.account(id),
  label: text.account,
  icon: UserRound,
})

/**
 * What stands at the head of an open conversation: what it is about and with whom, with the ways there.
 * @param account of the customer or supplier that the address names
 */
export function threadHead({ kind, conversation, rfq, order, projectName, companyId }: Subject, account?: Account) {
  const person: CustomerReference | undefined =
    conversation?.customer ?? rfq?.user ?? (account && { ...account, companyNameInput: null })
  const isGeneral = kind === 'general'
  return {
    title: isGeneral ? person?.name : projectName,
    badge: supplierBadge(conversation),
    subtitle:
      person &&
      (isGeneral
        ? text.subtitle([isolated(companyWords(person)), person.email ?? ''])
        : counterpartWords(person, companyId ?? null)),
    links: [
      ...(order ? [{ to: adminAddress.order(order.id), label: text.order(order.orderNumber), icon: Package }] : []),
      ...(rfq ? [rfqLink(rfq)] : []),
      ...(person?.id ? [accountLink(person.id)] : []),
    ],
  }
}
