import type { Conversation } from '@kerf/shared-contracts/contracts/messages'
import type { ConversationRow } from '@kerf/shared-ui/messages/conversation-list.tsx'
import { withTarget } from './conversations.ts'
import { text } from './text.ts'

/** The words of a conversation's row: what it is about and with whom. */
export type RowHead = Pick<ConversationRow, 'title' | 'subtitle' | 'badge'>

interface RowOptions {
  /** Id of the reader. */
  readerId: string | undefined
  /** The current address: a row links to it with its conversation opened. */
  address: URLSearchParams
  /** The search text; with one, the message found is shown. */
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
