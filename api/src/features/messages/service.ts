import { Conversation } from '../../models/conversation.ts'
import { Message } from '../../models/message.ts'
import { visibleTo } from '../../models/visible-to.ts'
import type { ReadWork } from '../../platform/work.ts'

/** A supplier's conversation is the general one they have with the admins. */
function conversationsOf({ viewer }: ReadWork) {
  const all = Conversation.query().select('conversations.id')
  return viewer.kind === 'supplier'
    ? all.where('conversations.customerId', viewer.id)
    : visibleTo(all, viewer, 'conversations')
}

/** How many messages others wrote in the viewer's conversations since the viewer last read there. */
export async function countUnread(work: ReadWork): Promise<number> {
  const { tx, viewer } = work
  const readSince = `coalesce((
    select last_read_at from conversation_reads r where r.conversation_id = messages.conversation_id and r.user_id = ?
  ), '-infinity')`
  return Message.query(tx)
    .whereNot('authorId', viewer.id)
    .whereIn('conversationId', conversationsOf(work))
    .whereRaw(`messages.created_at > ${readSince}`, [viewer.id])
    .resultSize()
}
