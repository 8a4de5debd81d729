import { Conversation } from '../../models/conversation.ts'
import { Message } from '../../models/message.ts'
import type { ReadWork } from '../../platform/work.ts'
import { each, inPages } from './paging-service.ts'

/** A message with its files and references, and the conversation with its subject. */
export interface OwnMessage {
  message: Message
  conversation: Conversation | undefined
}

/** What the user wrote, and what others wrote in those of the user's conversations that they can still see. */
export function readMessages({ tx, actor }: ReadWork): AsyncIterable<OwnMessage> {
  const own = Conversation.visibleTo(tx, actor).where('conversations.customerId', actor.id).select('conversations.id')
  const pages = inPages(
    () =>
      Message.query(tx)
        .where((either) => void either.where({ authorId: actor.id }).orWhereIn('conversationId', own.clone()))
        .withGraphFetched('[files, references]'),
    'createdAt',
  )
  return each(pages, async (messages) => {
    const ids = [...new Set(messages.map(({ conversationId }) => conversationId))]
    const found = await Conversation.query(tx)
      .findByIds(ids)
      .withGraphFetched('[rfq, quote, order, supplierRequest, purchaseOrder]')
    const conversations = new Map(found.map((conversation) => [conversation.id, conversation]))
    return messages.map((message) => ({ message, conversation: conversations.get(message.conversationId) }))
  })
}
