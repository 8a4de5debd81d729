import type { Conversation } from '@kerf/shared-contracts/contracts/messages'
import type { ConversationRow } from '@kerf/shared-ui/messages/conversation-list.tsx'
import { withTarget } from './conversations.ts'
import { text } from './text.ts'

/** What a conversation is about and with whom, as its row says it. */
export type RowHead = Pick<ConversationRow, 'title' | 'subtitle' | 'badge'>

interface RowOptions {
  /** Id of who reads. */
  readerId: string | undefined
  /** The present address: a row leads to it with its conversation opened. */
  address: URLSearchParams
  /** What was searched for: then the message that was found is shown. */
  q: string
}

/** What the list shows of a conversation. */
export function conversationRow(
  { id, lastMessage, match, unreadCount }: Conversation,
  head: RowHead,
  { readerId, address, q }: RowOptions,
): ConversationRow {
  const found = q ? match : null
  const shown = found ?? lastMessage
  return {
    ...head,
    id,
    to: `?${withTarget(address, { by: 'conversation', id }, found?.id)}`,
    writer: shown.author.id === readerId ? text.you : shown.author.name,
    excerpt: shown.deletedAt ? text.deleted : shown.text,
    at: shown.createdAt,
    attachmentCount: shown.attachmentCount,
    unreadCount,
  }
}
