import { Conversation } from '../../models/conversation.ts'
import { ConversationRead } from '../../models/conversation-read.ts'
import { Message } from '../../models/message.ts'
import { problem } from '../../platform/errors.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { conversationRead } from './events.ts'

/**
 * A conversation the actor may see.
 * @throws Problem `conversation.not_found`, also for somebody else's
 */
export async function get({ tx, actor }: ReadWork, id: string): Promise<Conversation> {
  const conversation = await Conversation.visibleTo(tx, actor).findById(id)
  if (!conversation) throw problem('conversation.not_found')
  return conversation
}

/**
 * Marks a conversation as read up to a message, on all devices of the actor; the mark never moves back.
 * @throws Problem `conversation.not_found`, `message.not_found` if the message belongs to another conversation
 */
export async function markRead(work: Work, conversationId: string, messageId: string): Promise<void> {
  const { tx, actor } = work
  // A concurrent deletion now waits, or has finished.
  const conversation = await Conversation.visibleTo(tx, actor).findById(conversationId).forKeyShare()
  if (!conversation) throw problem('conversation.not_found')
  const message = await Message.query(tx).findOne({ id: messageId, conversationId })
  if (!message) throw problem('message.not_found')
  if (!(await moveMark(work, conversationId, message.createdAt))) return
  await work.happened(conversationRead, { conversation })
}

/** Moves the actor's read mark in a conversation forward. @returns whether it moved */
export async function moveMark({ tx, actor }: Work, conversationId: string, lastReadAt: Date): Promise<boolean> {
  const mark = { conversationId, userId: actor.id, lastReadAt }
  const moved = await ConversationRead.query(tx)
    .insert(mark)
    .onConflict(['conversationId', 'userId'])
    .merge(['lastReadAt'])
    .where('conversation_reads.lastReadAt', '<', lastReadAt)
    .returning('userId')
  return moved !== undefined
}
