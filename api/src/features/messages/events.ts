import { ConversationKind } from '@kerf/shared-contracts/contracts/messages'
import { z } from 'zod'
import { defineEvent, type LiveChange } from '../../platform/events/domain-event.ts'

const whose = z.object({ id: z.string(), customerId: z.string(), companyId: z.string().nullable() })

/** Everybody who sees a conversation is told that it changed. */
const inConversation: LiveChange<{ conversation: z.output<typeof whose> }> = {
  tags: ['Message'],
  // A former member no longer shares a conversation of the company.
  to: {
    users: ({ conversation: { customerId, companyId } }) => [companyId === null ? customerId : null],
    companies: ({ conversation }) => [conversation.companyId],
    admins: true,
  },
  id: ({ conversation }) => conversation.id,
}

export const conversationBegun = defineEvent({
  name: 'conversation.begun',
  says: 'The first message of a conversation was written.',
  facts: z.object({
    conversation: z.object({
      id: z.string(),
      kind: ConversationKind,
      rfqId: z.string().nullable(),
      quoteId: z.string().nullable(),
      orderId: z.string().nullable(),
      supplierRequestId: z.string().nullable(),
      purchaseOrderId: z.string().nullable(),
    }),
  }),
  audit: ({ conversation: { id, ...changes } }) => ({ object: { type: 'conversation', id }, changes }),
})

export const messageSent = defineEvent({
  name: 'message.sent',
  says: 'Somebody wrote a message.',
  facts: z.object({
    messageId: z.string(),
    conversation: whose,
    attachments: z.number(),
  }),
  audit: ({ messageId, conversation, attachments }) => ({
    object: { type: 'message', id: messageId },
    changes: { conversationId: conversation.id, attachments },
  }),
  live: [inConversation],
})

export const messagesUnread = defineEvent({
  name: 'messages.unread',
  says: 'A few minutes have passed since a message was written.',
  facts: z.object({
    conversation: whose,
    /** The number of the object the conversation is about; null in a general one. */
    about: z.string().nullable(),
    isFromProvider: z.boolean(),
    author: z.string(),
    authorId: z.string(),
    excerpt: z.string(),
    attachments: z.number(),
    writtenAt: z.string(),
  }),
})

const changed = z.object({ messageId: z.string(), conversation: whose })

export const messageChanged = defineEvent({
  name: 'message.changed',
  says: 'The author of a message corrected it.',
  facts: changed,
  // The old text is not kept: the author wants it gone.
  audit: ({ messageId, conversation }) => ({
    object: { type: 'message', id: messageId },
    changes: { conversationId: conversation.id },
  }),
  live: [inConversation],
})

export const messageDeleted = defineEvent({
  name: 'message.deleted',
  says: 'The author of a message deleted it.',
  facts: changed,
  audit: ({ messageId, conversation }) => ({
    object: { type: 'message', id: messageId },
    changes: { conversationId: conversation.id },
  }),
  live: [inConversation],
})

export const conversationAssigned = defineEvent({
  name: 'conversation.assigned',
  says: 'An admin assigned a conversation to an admin, or to nobody.',
  facts: z.object({
    conversation: z.object({ id: z.string() }),
    assigneeId: z.string().nullable(),
  }),
  audit: ({ conversation, assigneeId }) => ({
    object: { type: 'conversation', id: conversation.id },
    changes: { assigneeId },
  }),
  // The assignment does not concern the other side.
  live: [{ tags: ['Message'], to: { admins: true }, id: ({ conversation }) => conversation.id }],
})

export const conversationRead = defineEvent({
  name: 'conversation.read',
  says: 'Somebody read a conversation further than before.',
  facts: z.object({ conversation: whose }),
  // The other side sees how far it was read.
  live: [inConversation],
})
