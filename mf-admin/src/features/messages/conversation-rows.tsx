import type { Conversation } from '@kerf/shared-contracts/contracts/messages'
import { withTarget } from '@kerf/shared-parts/messages/conversations.ts'
import { companyWords } from '@kerf/shared-parts/people/customer-words.ts'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import type { ConversationRow } from '@kerf/shared-ui/messages/conversation-list.tsx'
import { counterpartWords } from './counterpart-words.ts'
import { text } from './text.ts'

interface RowOptions {
  /** Id of who reads. */
  readerId: string | undefined
  /** The present address: a row leads to it with its conversation opened. */
  address: URLSearchParams
  /** What was searched for: then the message that was found is shown. */
  q: string
}

/** What the list shows of a conversation: what it is about, and with whom it is. */
export function conversationRow(conversation: Conversation, { readerId, address, q }: RowOptions): ConversationRow {
  const { id, projectName, number, customer, companyId, isWithSupplier, lastMessage, match, unreadCount } = conversation
  const found = q ? match : null
  const shown = found ?? lastMessage
  return {
    id,
    to: `?${withTarget(address, { by: 'conversation', id }, found?.id)}`,
    title: projectName ?? customer.name,
    subtitle:
      projectName === null
        ? companyWords(customer)
        : text.subtitle([number ?? '', counterpartWords(customer, companyId)]),
    badge: isWithSupplier && <Badge>{text.supplier}</Badge>,
    writer: shown.author.id === readerId ? text.you : shown.author.name,
    excerpt: shown.text,
    at: shown.createdAt,
    attachmentCount: shown.attachmentCount,
    unreadCount,
  }
}
