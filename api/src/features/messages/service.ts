import { Conversation } from '../../models/conversation.ts'
import { Message } from '../../models/message.ts'
import { visibleTo } from '../../models/visible-to.ts'
import type { ReadWork } from '../../platform/work.ts'

/** How many messages others wrote in the viewer's conversations since the viewer last read there. */
export async function countUnread({ tx, viewer }: ReadWork): Promise<number> {
  const conversations = visibleTo(Conversation.query().select('conversations.id'), viewer, 'conversations')
  const readSince = `coalesce((
    select last_read_at from conversation_reads r where r.conversation_id = messages.conversation_id and r.user_id = ?
  ), '-infinity')`
  return Message.query(tx)
    .whereNot('authorId', viewer.id)
    .whereIn('conversationId', conversations)
    .whereRaw(`messages.created_at > ${readSince}`, [viewer.id])
    .resultSize()
}
