import type { SendMessageBody } from '@kerf/shared-contracts/contracts/messages'
import sql from 'sql-template-tag'
import type { z } from 'zod'
import { Conversation } from '../../models/conversation.ts'
import { Message } from '../../models/message.ts'
import { User } from '../../models/user.ts'
import { messageShape, type WholeMessageView } from '../../models/views/message-view.ts'
import { readSome } from '../../platform/db/list.ts'
import { type Locked, locked } from '../../platform/db/locked.ts'
import { problem } from '../../platform/errors.ts'
import type { ReceivedFile } from '../../platform/storage/receive.ts'
import type { Work } from '../../platform/work.ts'
import * as files from '../stored-files/service.ts'
import { conversationBegun, messageSent } from './events.ts'
import type { Place } from './place-service.ts'
import { addReferences } from './references-service.ts'
import { moveMark } from './service.ts'

export interface NewMessage {
  body: string
  attachments: readonly ReceivedFile[]
  /** What it refers to. */
  references?: z.output<typeof SendMessageBody>['references']
}

/**
 * Writes a message; the first one starts the conversation. Its author then counts as having read all earlier ones.
 * @returns the message with its author and files
 * @throws Problem `message.empty`; `message.reference_not_found`; `conversation.closed` if nobody is left to read it
 */
export async function send(work: Work, place: Locked<Place>, message: NewMessage): Promise<WholeMessageView> {
  const { body, attachments, references = [] } = message
  if (body === '' && attachments.length === 0) throw problem('message.empty')
  await assertReader(work, place)
  const { conversation, isNew } = await openConversation(work, place)
  const createdAt = isNew ? work.now : after(conversation.lastMessageAt, work.now)
  const isFromProvider = work.actor.kind === 'admin'
  const { id } = await Message.query(work.tx).insertAndFetch({
    conversationId: conversation.id,
    authorId: work.actor.id,
    body,
    isFromProvider,
    attachmentCount: attachments.length,
    createdAt,
  })
  await files.attach(work, { type: 'message', id }, attachments)
  await addReferences(work, id, place, references)
  await conversation
    .$query(work.tx)
    .patch({ lastMessageAt: createdAt, [isFromProvider ? 'providerWroteAt' : 'counterpartWroteAt']: createdAt })
  await moveMark(work, conversation.id, createdAt)
  await work.happened(messageSent, {
    messageId: id,
    conversation: { ...place, id: conversation.id },
    attachments: attachments.length,
  })
  const [sent] = await readSome(work.tx, messageShape, sql`messages.id = ${id}`)
  if (!sent) throw problem('message.not_found')
  return sent
}

/** A deleted customer's orders stay, but without a company nobody would read a message about them. */
async function assertReader({ tx }: Work, { customerId, companyId }: Place): Promise<void> {
  if (companyId !== null) return
  const customer = await User.query(tx).findById(customerId).whereNull('deletedAt')
  if (!customer) throw problem('conversation.closed')
}

/** The conversation at a place, locked; if two users start it at once, only one is created. */
async function openConversation(
  work: Work,
  place: Locked<Place>,
): Promise<{ conversation: Locked<Conversation>; isNew: boolean }> {
  const { tx, now } = work
  const { kind, rfqId, quoteId, orderId, supplierRequestId, purchaseOrderId, customerId } = place
  const subject = { rfqId, quoteId, orderId, supplierRequestId, purchaseOrderId }
  // One with each customer or supplier in general, and with each supplier about a request.
  const isWithOne = kind === 'general' || kind === 'supplier_request'
  const find = () =>
    Conversation.query(tx)
      .findOne({ kind, ...subject, ...(isWithOne && { customerId }) })
      .forNoKeyUpdate()
  const existing = await find()
  if (existing) return { conversation: locked(existing), isNew: false }
  const { companyId } = place
  const begun = { kind, ...subject, customerId, companyId, createdAt: now, lastMessageAt: now }
  const { id } = await Conversation.query(tx).insert(begun).onConflict().ignore()
  const conversation = await find().throwIfNotFound()
  const isNew = conversation.id === id
  if (isNew) await work.happened(conversationBegun, { conversation })
  return { conversation: locked(conversation), isNew }
}

/**
 * Each message of a conversation has its own time, in the order of commits: a reader who has read up to one has seen
 * all those before it, and no page of the list misses any.
 */
function after(last: Date, now: Date): Date {
  return new Date(Math.max(last.getTime() + 1, now.getTime()))
}
