import { z } from 'zod'
import { Conversation } from '../../models/conversation.ts'
import { Message } from '../../models/message.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { SystemWork, Work } from '../../platform/work.ts'
import { messagesUnread } from './events.ts'
import { excerptOf } from './excerpt.ts'

/** How long users have to read a message before a mail tells them about it, in milliseconds. */
const patience = 3 * 60_000

/**
 * Checks whether a conversation was read meanwhile. At most one job per conversation is queued, however much is
 * written.
 */
export const noticeJob = defineJob<{ conversationId: string }>({
  name: 'messages.notice',
  payload: z.object({ conversationId: z.uuid() }),
  policy: 'short',
})

/** Queues a later check of whether a new message was read. */
export function lookLater({ enqueue, now }: Pick<Work, 'enqueue' | 'now'>, conversationId: string): Promise<void> {
  const startAfter = new Date(now.getTime() + patience)
  return enqueue(noticeJob, { conversationId }, { singletonKey: conversationId, startAfter })
}

/** Reports the last message of a conversation, so that those on the other side who have not read it are told. */
export async function sayUnread(work: SystemWork, conversationId: string): Promise<void> {
  const conversation = await Conversation.query(work.tx)
    .findById(conversationId)
    .withGraphFetched('[rfq, quote, order, supplierRequest, purchaseOrder]')
  const message = await Message.query(work.tx)
    .where({ conversationId, deletedAt: null })
    .orderBy('createdAt', 'desc')
    .withGraphFetched('author')
    .first()
  if (!conversation || !message) return
  await work.happened(messagesUnread, {
    conversation,
    about: numberOf(conversation),
    isFromProvider: message.isFromProvider,
    author: message.author?.name ?? '',
    authorId: message.authorId,
    excerpt: excerptOf(message.body),
    attachments: message.attachmentCount,
    writtenAt: message.createdAt.toISOString(),
  })
}

/** The number of the object a conversation is about. */
function numberOf({ rfq, quote, order, supplierRequest, purchaseOrder }: Conversation): string | null {
  return (
    order?.number ?? quote?.number ?? rfq?.number ?? purchaseOrder?.number ?? supplierRequest?.referenceNumber ?? null
  )
}
