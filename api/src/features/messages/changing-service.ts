import { changeableFor } from '@kerf/shared-contracts/rules/messages'
import sql from 'sql-template-tag'
import { Conversation } from '../../models/conversation.ts'
import { Message } from '../../models/message.ts'
import { MessageReference } from '../../models/message-reference.ts'
import { messageShape, type WholeMessageView } from '../../models/views/message-view.ts'
import { readSome } from '../../platform/db/list.ts'
import { problem } from '../../platform/errors.ts'
import type { Work } from '../../platform/work.ts'
import * as files from '../stored-files/service.ts'
import { messageChanged, messageDeleted } from './events.ts'
import { assertMayWrite } from './policy.ts'

/**
 * A message the actor wrote and may still change, locked, with its conversation.
 * @throws Problem `message.not_found`, also for somebody else's; `message.too_old`; `auth.read_only`
 */
async function lockOwn(
  { tx, actor, now }: Work,
  id: string,
): Promise<{ message: Message; conversation: Conversation }> {
  const message = await Message.query(tx).findOne({ id, authorId: actor.id }).forUpdate()
  const conversation = message && (await Conversation.visibleTo(tx, actor).findById(message.conversationId))
  if (!conversation) throw problem('message.not_found')
  assertMayWrite(actor, conversation)
  if (now.getTime() - message.createdAt.getTime() > changeableFor) throw problem('message.too_old')
  return { message, conversation }
}

async function read({ tx }: Work, id: string): Promise<WholeMessageView> {
  const [message] = await readSome(tx, messageShape, sql`messages.id = ${id}`)
  if (!message) throw problem('message.not_found')
  return message
}

/**
 * Corrects the text of the actor's own message (docs/product/messages.md, 'Changing a message').
 * @throws Problem `message.not_found`, `message.too_old`, `message.deleted`, `message.empty`, `auth.read_only`
 */
export async function change(work: Work, id: string, body: string): Promise<WholeMessageView> {
  const { message, conversation } = await lockOwn(work, id)
  if (message.deletedAt !== null) throw problem('message.deleted')
  if (body === '' && message.attachmentCount === 0) throw problem('message.empty')
  if (body !== message.body) {
    await message.$query(work.tx).patch({ body, editedAt: work.now })
    await work.happened(messageChanged, { messageId: id, conversation })
  }
  return read(work, id)
}

/**
 * Deletes the actor's own message with its files; doing it twice changes nothing.
 * @throws Problem `message.not_found`, `message.too_old`, `auth.read_only`
 */
export async function takeBack(work: Work, id: string): Promise<WholeMessageView> {
  const { message, conversation } = await lockOwn(work, id)
  if (message.deletedAt === null) {
    await files.removeAll(work, { type: 'message', id })
    await MessageReference.query(work.tx).delete().where({ messageId: id })
    await message.$query(work.tx).patch({ body: '', attachmentCount: 0, deletedAt: work.now })
    await work.happened(messageDeleted, { messageId: id, conversation })
  }
  return read(work, id)
}
