import { z } from 'zod'
import { byId, download, endpoint, listQuery, signedIn } from './endpoint.ts'
import { StoredFile } from './files.ts'
import { MessageReference, maxReferences, Referable, ReferenceInput } from './message-references.ts'
import { CustomerReference } from './users.ts'
import { BooleanInput, Instant, jsonText, text } from './values.ts'

/**
 * What a conversation is about: with a customer one RFQ, one quote or one order, with a supplier one request or one purchase order, or
 * nothing in particular.
 */
export const ConversationKind = z.enum(['general', 'rfq', 'quote', 'order', 'supplier_request', 'purchase_order'])
export type ConversationKind = z.output<typeof ConversationKind>

/** The author of a message. For a deleted account only "Deleted customer" is left. */
export const MessageAuthor = z.object({ id: z.uuid().nullable(), name: z.string() }).meta({ id: 'MessageAuthor' })

/** One message of a conversation. Its author may change or delete it for five minutes. */
export const Message = z
  .object({
    id: z.uuid(),
    conversationId: z.uuid(),
    body: z.string().describe('Empty if the message has only attachments'),
    author: MessageAuthor,
    isFromProvider: z.boolean().describe('Written by an admin'),
    createdAt: Instant,
    editedAt: Instant.nullable().describe('When its author last changed it'),
    deletedAt: Instant.nullable().describe('When its author deleted it; nothing of it is left'),
    files: z.array(StoredFile),
    references: z.array(MessageReference),
  })
  .meta({ id: 'Message' })
export type Message = z.output<typeof Message>

/** An excerpt of a message, as lists show it. */
export const MessageExcerpt = z
  .object({
    id: z.uuid(),
    text: z.string().describe('At most 200 characters; around the search text if it is a match'),
    author: MessageAuthor,
    isFromProvider: z.boolean(),
    createdAt: Instant,
    attachmentCount: z.number().int().min(0),
    deletedAt: Instant.nullable(),
  })
  .meta({ id: 'MessageExcerpt' })
export type MessageExcerpt = z.output<typeof MessageExcerpt>

/** A conversation with the provider. It starts with its first message and is never empty. */
export const Conversation = z
  .object({
    id: z.uuid(),
    kind: ConversationKind,
    rfqId: z.uuid().nullable(),
    quoteId: z.uuid().nullable(),
    orderId: z.uuid().nullable(),
    supplierRequestId: z.uuid().nullable(),
    purchaseOrderId: z.uuid().nullable(),
    number: z.string().nullable().describe('Of what it is about, such as SQTE-0001 or PO-0001; null in a general one'),
    projectName: z.string().nullable().describe('Null in a general one'),
    customer: CustomerReference.describe('Who talks to the provider: a customer or a supplier'),
    isWithSupplier: z.boolean(),
    assignee: z
      .object({ id: z.uuid(), name: z.string() })
      .nullable()
      .describe('The admin it is assigned to; null if there is none, and for everybody but admins'),
    /** The company that shares it; null in a general one and in suppliers' ones, which only their counterpart sees. */
    companyId: z.uuid().nullable(),
    lastMessage: MessageExcerpt,
    match: MessageExcerpt.nullable().describe('The newest message that holds `q`, if the list was searched'),
    unreadCount: z.number().int().min(0),
    seenUpTo: Instant.nullable().describe('How far somebody on the other side has read; null if nobody has'),
  })
  .meta({ id: 'Conversation' })
export type Conversation = z.output<typeof Conversation>

export const ConversationListQuery = listQuery({
  kind: ConversationKind.optional(),
  unread: BooleanInput.optional().describe('true: only conversations with unread messages'),
  unanswered: BooleanInput.optional().describe('true: only conversations whose last message is not from an admin'),
  unansweredForDay: BooleanInput.optional().describe('true: only those that have waited for an admin for 24 hours'),
  with: z.enum(['customers', 'suppliers']).optional(),
  assigned: z.enum(['me', 'nobody']).optional().describe('The admin it is assigned to; for admins'),
  rfqId: z.uuid().optional().describe('The conversation about this RFQ: one, or none yet'),
  quoteId: z.uuid().optional().describe('The conversation about this quote: one, or none yet'),
  orderId: z.uuid().optional().describe('The conversation about this order: one, or none yet'),
  supplierRequestId: z
    .uuid()
    .optional()
    .describe(
      'Those about this request: one with each supplier, or none yet; with `customerId` the one with that supplier',
    ),
  purchaseOrderId: z.uuid().optional().describe('The conversation about this purchase order: one, or none yet'),
  customerId: z.uuid().optional().describe('Those with this customer or supplier; for admins'),
})

export const listConversations = endpoint({
  method: 'get',
  path: '/api/conversations',
  access: signedIn,
  summary: 'Conversations, newest message first; `q` searches subjects, names, numbers and messages',
  spec: "docs/product/messages.md, 'Conversations'",
  query: ConversationListQuery,
  response: z.array(Conversation),
  tags: ['Message'],
})

/** Every row that the filters leave, in the order of the list, not a page of it (RFC 4180, UTF-8). */
export const exportConversations = endpoint({
  method: 'get',
  path: '/api/conversations/export',
  access: signedIn,
  summary: 'The conversations of a list, all of them, as CSV',
  spec: "docs/product/messages.md, 'Saving conversations'",
  query: ConversationListQuery.omit({ limit: true, cursor: true }),
  response: download('text/csv'),
  limit: 'export',
})

export const getConversation = endpoint({
  method: 'get',
  path: '/api/conversations/:id',
  access: signedIn,
  summary: 'One conversation',
  spec: "docs/product/messages.md, 'Conversations'",
  params: byId,
  response: Conversation,
  errors: ['conversation.not_found'],
  tags: ['Message'],
})

export const listMessages = endpoint({
  method: 'get',
  path: '/api/conversations/:id/messages',
  access: signedIn,
  summary: 'The messages of a conversation, newest first',
  spec: "docs/product/messages.md, 'A message'",
  params: byId,
  query: listQuery({}),
  response: z.array(Message),
  errors: ['conversation.not_found'],
  tags: ['Message'],
})

/**
 * A message and where it goes: to a conversation, or to the subject of one, which its first message then starts. A
 * customer or supplier who names nothing means their general conversation; an admin names one with `customerId`, and
 * beside `supplierRequestId` the supplier.
 */
export const SendMessageBody = z
  .object({
    conversationId: z.uuid().optional(),
    rfqId: z.uuid().optional(),
    quoteId: z.uuid().optional(),
    orderId: z.uuid().optional(),
    supplierRequestId: z.uuid().optional(),
    purchaseOrderId: z.uuid().optional(),
    customerId: z
      .uuid()
      .optional()
      .describe(
        'The general conversation with this customer or supplier, or with `supplierRequestId` the one about that request; for admins',
      ),
    body: text(4000).default(''),
    references: jsonText(z.array(ReferenceInput).max(maxReferences), 2000, {
      notJson: 'references is not valid JSON',
      wrong: 'references does not hold what a message can refer to',
    })
      .optional()
      .describe('Parts, files and faces belonging to the subject of the conversation. JSON array.'),
  })
  .refine(({ conversationId, rfqId, quoteId, orderId, supplierRequestId, purchaseOrderId, customerId }) => {
    const withSupplier = supplierRequestId ?? customerId
    const named = [conversationId, rfqId, quoteId, orderId, purchaseOrderId, withSupplier]
    return named.filter((id) => id !== undefined).length <= 1
  }, 'Name one place for the message')
  .meta({ id: 'SendMessageBody' })

export const sendMessage = endpoint({
  method: 'post',
  path: '/api/messages',
  access: signedIn,
  summary: 'Write a message, with attachments',
  spec: "docs/product/messages.md, 'A message'",
  body: SendMessageBody,
  files: {
    attachments: {
      kinds: ['step', 'pdf', 'image', 'spreadsheet', 'document', 'cad', 'dxf', 'table', 'email', 'archive'],
      maxCount: 10,
    },
  },
  filesOfViewers: true,
  response: Message,
  status: 201,
  errors: [
    'conversation.not_found',
    'rfq.not_found',
    'quote.not_found',
    'order.not_found',
    'supplier_request.not_found',
    'purchase_order.not_found',
    'user.not_found',
    'conversation.closed',
    'message.empty',
    'message.reference_not_found',
    'file.empty',
    'file.too_large',
    'file.wrong_type',
    'file.truncated',
    'file.encrypted',
    'file.holds_programs',
    'file.unchecked',
    'file.too_many',
    'request.aborted',
    'auth.read_only',
  ],
  tags: ['Message'],
  limit: 'upload',
  idempotent: true,
})

export const listReferable = endpoint({
  method: 'get',
  path: '/api/messages/referable',
  access: signedIn,
  summary: 'The parts and files a message can refer to, if it is about an RFQ, quote, order, request or purchase order',
  spec: "docs/product/messages.md, 'What a message refers to'",
  query: z.object({
    conversationId: z.uuid().optional(),
    rfqId: z.uuid().optional(),
    quoteId: z.uuid().optional(),
    orderId: z.uuid().optional(),
    supplierRequestId: z.uuid().optional(),
    purchaseOrderId: z.uuid().optional(),
    customerId: z.uuid().optional(),
  }),
  response: Referable,
  errors: [
    'conversation.not_found',
    'rfq.not_found',
    'quote.not_found',
    'order.not_found',
    'supplier_request.not_found',
    'purchase_order.not_found',
  ],
  tags: ['Message', 'Rfq', 'Quote', 'Order', 'SupplierRequest', 'PurchaseOrder', 'File'],
})

export const changeMessage = endpoint({
  method: 'patch',
  path: '/api/messages/:id',
  access: signedIn,
  summary: 'Change the text of one of the user’s own messages, within five minutes of sending it',
  spec: "docs/product/messages.md, 'Changing a message'",
  params: byId,
  body: z.object({ body: text(4000) }).meta({ id: 'ChangeMessageBody' }),
  response: Message,
  errors: ['message.not_found', 'message.empty', 'message.too_old', 'message.deleted', 'auth.read_only'],
  tags: ['Message'],
})

export const deleteMessage = endpoint({
  method: 'delete',
  path: '/api/messages/:id',
  access: signedIn,
  summary:
    'Delete one of the user’s own messages with its files, within five minutes of sending it; its place stays visible',
  spec: "docs/product/messages.md, 'Changing a message'",
  params: byId,
  response: Message,
  errors: ['message.not_found', 'message.too_old', 'auth.read_only'],
  tags: ['Message'],
})

export const markConversationRead = endpoint({
  method: 'post',
  path: '/api/conversations/:id/read',
  access: signedIn,
  summary: 'Mark a conversation as read up to a message; never back',
  spec: "docs/product/messages.md, 'Unread'",
  params: byId,
  body: z.object({ messageId: z.uuid() }).meta({ id: 'MarkConversationReadBody' }),
  response: null,
  errors: ['conversation.not_found', 'message.not_found'],
  tags: ['Message'],
})

export const getUnreadCount = endpoint({
  method: 'get',
  path: '/api/messages/unread-count',
  access: signedIn,
  summary: 'How many messages the user has not read',
  spec: "docs/product/messages.md, 'Unread badge'",
  response: z.object({ unreadCount: z.number().int().min(0) }).meta({ id: 'UnreadCount' }),
  tags: ['Message'],
})
