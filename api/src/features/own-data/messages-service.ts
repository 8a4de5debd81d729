import { Conversation } from '../../models/conversation.ts'
import { Message } from '../../models/message.ts'
import type { ReadWork } from '../../platform/work.ts'
import { each, inPages } from './pages.ts'

/** What the user wrote, and what was written in their own conversations; by whom is said only of the user. */
export function readMessages({ tx, viewer }: ReadWork): AsyncIterable<unknown> {
  const own = Conversation.query().select('id').where({ customerId: viewer.id })
  const pages = inPages(
    () =>
      Message.query(tx).where((either) => void either.where({ authorId: viewer.id }).orWhereIn('conversationId', own)),
    'createdAt',
  )
  return each(pages, async (messages) => {
    await Message.fetchGraph(messages, 'files', { transaction: tx })
    const ids = [...new Set(messages.map(({ conversationId }) => conversationId))]
    const found = await Conversation.query(tx).findByIds(ids).withGraphFetched('[rfq, order]')
    const conversations = new Map(found.map((conversation) => [conversation.id, conversation]))
    return messages.map((message) => present(message, conversations.get(message.conversationId), viewer.id))
  })
}

function present(
  { createdAt, authorId, body, files }: Message,
  conversation: Conversation | undefined,
  userId: string,
) {
  return {
    at: createdAt,
    about: conversation?.order?.number ?? conversation?.rfq?.number ?? null,
    from: authorId === userId ? 'you' : 'somebody else',
    body,
    files: (files ?? []).map(({ fileName }) => fileName),
  }
}
