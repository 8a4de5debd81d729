import type { Conversation } from '@kerf/shared-contracts/contracts/messages'
import { withTarget } from '@kerf/shared-parts/messages/conversations.ts'
import type { ConversationRow } from '@kerf/shared-ui/messages/conversation-list.tsx'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import { text } from './text.ts'

interface RowOptions {
  /** Id of who reads. */
  readerId: string | undefined
  /** The present address: a row leads to it with its conversation opened. */
  address: URLSearchParams
  /** What was searched for: then the message that was found is shown. */
  q: string
}

/** What the list shows of a conversation. */
export function conversationRow(conversation: Conversation, { readerId, address, q }: RowOptions): ConversationRow {
  const { id, kind, projectName, number, lastMessage, match, unreadCount } = conversation
  const found = q ? match : null
  const shown = found ?? lastMessage
  return {
    id,
    to: `?${withTarget(address, { by: 'conversation', id }, found?.id)}`,
    title: projectName ?? text.general,
    subtitle: kind === 'general' || number === null ? undefined : text.about[kind](number),
    writer: shown.author.id === readerId ? text.you : isolated(shown.author.name),
    excerpt: shown.text,
    at: shown.createdAt,
    attachmentCount: shown.attachmentCount,
    unreadCount,
  }
}
