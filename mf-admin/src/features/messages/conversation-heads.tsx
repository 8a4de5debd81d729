import type { Conversation } from '@kerf/shared-contracts/contracts/messages'
import type { CustomerReference } from '@kerf/shared-contracts/contracts/users'
import { adminAddress } from '@kerf/shared-contracts/rules/addresses'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import type { Subject } from '@kerf/shared-parts/messages/use-subject.ts'
import { companyWords } from '@kerf/shared-parts/people/customer-words.ts'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import type { ConversationLink } from '@kerf/shared-ui/messages/conversation-header.tsx'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import { Files, FileText, Package, UserCheck, UserRound } from 'lucide-react'
import { purchaseOrderAddress, supplierRequestAddress } from '../shared/addresses.ts'
import { AssigneeMenu } from './assignee-menu.tsx'
import { counterpartWords } from './counterpart-words.ts'
import { text } from './text.ts'
import type { Named } from './use-named.ts'

const supplierBadge = (conversation: Conversation | undefined) =>
  conversation?.isWithSupplier && <Badge>{text.supplier}</Badge>

/** The assignee in a conversation's row. */
function assigneeBadge({ assignee }: Conversation, readerId: string | undefined) {
  if (!assignee) return null
  return (
    <Badge tone={assignee.id === readerId ? 'blue' : 'grey'}>
      <UserCheck size={12} aria-hidden />
      <VisuallyHidden>{text.assigning.choice} </VisuallyHidden>
      {assignee.id === readerId ? text.assigning.you : isolated(assignee.name)}
    </Badge>
  )
}

/** The subject of a conversation in the list, and the other person. */
export function rowHead(conversation: Conversation, readerId: string | undefined) {
  const { projectName, number, customer, companyId } = conversation
  return {
    title: projectName ?? customer.name,
    subtitle:
      projectName === null
        ? isolated(companyWords(customer))
        : text.subtitle([number ?? '', counterpartWords(customer, companyId)]),
    badge: (
      <>
        {supplierBadge(conversation)}
        {assigneeBadge(conversation, readerId)}
      </>
    ),
  }
}

function rfqLink(rfq: { id: string; displayNumber: string }): ConversationLink {
  return { to: adminAddress.rfq(rfq.id), label: text.rfq(displayIdentifier(rfq)), icon: Files }
}

/** A quote is shown under its request. */
const quoteLink = ({ id }: { id: string }, number: string): ConversationLink => ({
  to: adminAddress.rfq(id),
  label: text.quote(number),
  icon: FileText,
})

const accountLink = (id: string): ConversationLink => ({
  to: adminAddress.account(id),
  label: text.account,
  icon: UserRound,
})

/** A link to the request or purchase order that a conversation with a supplier is about. */
function supplierLinks({ kind, conversation }: Subject, { request, purchaseOrder }: Named): ConversationLink[] {
  const requestId = conversation?.supplierRequestId ?? request?.id
  const purchaseOrderId = conversation?.purchaseOrderId ?? purchaseOrder?.id
  if (kind === 'supplier_request' && requestId) {
    const number = conversation?.number ?? request?.referenceNumber ?? ''
    return [{ to: supplierRequestAddress(requestId), label: text.supplierRequest(number), icon: Files }]
  }
  if (kind === 'purchase_order' && purchaseOrderId) {
    const number = conversation?.number ?? purchaseOrder?.purchaseOrderNumber ?? ''
    return [{ to: purchaseOrderAddress(purchaseOrderId), label: text.purchaseOrder(number), icon: Package }]
  }
  return []
}

/**
 * The header of an open conversation: its subject and the other person, with links.
 * @param named what the address names, if no conversation has begun @param reader the admin
 */
export function threadHead(subject: Subject, named: Named, reader: { id: string; name: string } | undefined) {
  const { kind, conversation, rfq, quote, order, companyId } = subject
  const person: CustomerReference | undefined = conversation?.customer ?? rfq?.user ?? named.person
  const projectName = subject.projectName ?? (named.request ?? named.purchaseOrder)?.projectName
  const isGeneral = kind === 'general'
  return {
    title: isGeneral ? person?.name : projectName,
    badge: supplierBadge(conversation),
    tools: conversation && reader && <AssigneeMenu conversation={conversation} reader={reader} />,
    subtitle:
      person &&
      (isGeneral
        ? text.subtitle([isolated(companyWords(person)), person.email ?? ''])
        : counterpartWords(person, companyId ?? null)),
    links: [
      ...(order ? [{ to: adminAddress.order(order.id), label: text.order(order.orderNumber), icon: Package }] : []),
      ...(rfq ? [quote ? quoteLink(rfq, quote.quoteNumber) : rfqLink(rfq)] : []),
      ...supplierLinks(subject, named),
      ...(person?.id ? [accountLink(person.id)] : []),
    ],
  }
}
