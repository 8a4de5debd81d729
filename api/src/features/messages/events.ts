import { ConversationKind } from '@kerf/shared-contracts/contracts/messages'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

export const conversationBegun = defineEvent({
  name: 'conversation.begun',
  says: 'The first message of a conversation was written.',
  facts: z.object({
    conversation: z.object({
      id: z.string(),
      kind: ConversationKind,
      rfqId: z.string().nullable(),
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
    conversation: z.object({ id: z.string(), customerId: z.string(), companyId: z.string().nullable() }),
    attachments: z.number(),
  }),
  audit: ({ messageId, conversation, attachments }) => ({
    object: { type: 'message', id: messageId },
    changes: { conversationId: conversation.id, attachments },
  }),
  live: [
    {
      tags: ['Message'],
      // A former member no longer shares a conversation of the company.
      to: {
        users: ({ conversation: { customerId, companyId } }) => [companyId === null ? customerId : null],
        companies: ({ conversation }) => [conversation.companyId],
        admins: true,
      },
      id: ({ conversation }) => conversation.id,
    },
  ],
})

export const conversationRead = defineEvent({
  name: 'conversation.read',
  says: 'Somebody read a conversation further than before.',
  facts: z.object({ conversationId: z.string(), userId: z.string() }),
  live: [
    {
      tags: ['Message'],
      to: { users: ({ userId }) => [userId] },
      id: ({ conversationId }) => conversationId,
    },
  ],
})
