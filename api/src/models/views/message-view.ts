import sql, { type Sql } from 'sql-template-tag'
import type { Actor } from '../../platform/auth/actor.ts'
import { columns, instant, jsonList, jsonObject, jsonOne } from '../../platform/db/json.ts'
import type { ListShape } from '../../platform/db/list.ts'
import { holds } from '../../platform/db/search-pattern.ts'
import type { Conversation } from '../conversation.ts'
import type { Message } from '../message.ts'
import type { MessageReference } from '../message-reference.ts'
import { type CustomerView, customerFields } from './customer-view.ts'
import { type FileView, filesOf, firstPicture, type PictureView } from './file-view.ts'
import { seenUpTo, unreadCountOf } from './unread.ts'

const messageColumns = [...(['id', 'conversationId', 'body', 'isFromProvider', 'attachmentCount'] as const)]

const conversationColumns = [
  ...([
    'id',
    'kind',
    'rfqId',
    'quoteId',
    'orderId',
    'supplierRequestId',
    'purchaseOrderId',
    'companyId',
    'isWithSupplier',
  ] as const),
]

/** A message with its author. */
export type MessageView = Pick<Message, (typeof messageColumns)[number]> & {
  createdAt: string
  editedAt: string | null
  deletedAt: string | null
  author: { id: string; name: string; deletedAt: string | null }
}

/** A conversation with what lists show. */
export type ConversationView = Pick<Conversation, (typeof conversationColumns)[number]> & {
  /** Number and project of its subject; null in a general one. */
  number: string | null
  projectName: string | null
  /** The admins' counterpart. */
  customer: CustomerView & { supplierCompany: string | null }
  lastMessage: MessageView
  /** The admin it is assigned to; only admins see this. */
  assignee: { id: string; name: string } | null
  /** The newest message that matches the search, if any. */
  match: MessageView | null
  unreadCount: number
  /** How far somebody on the other side has read. */
  seenUpTo: string | null
}

const messageFields = {
  ...columns('messages', messageColumns),
  createdAt: instant('messages.created_at'),
  editedAt: instant('messages.edited_at'),
  deletedAt: instant('messages.deleted_at'),
  author: jsonOne(
    jsonObject({ ...columns('users', ['id', 'name']), deletedAt: instant('users.deleted_at') }),
    'users where users.id = messages.author_id',
  ),
}

/** What a message refers to. Of a deleted object, the name is left. */
export type ReferenceView = Pick<
  MessageReference,
  'kind' | 'partId' | 'supplierPartId' | 'fileId' | 'face' | 'name'
> & {
  fileType: FileView['kind'] | null
  picture: PictureView | null
}

/** The file that a reference is about, or those of its part; a file without a part belongs to the first one. */
const ofReference = `files.id in (
  select message_references.file_id
  union all select own.id from files own where own.supplier_part_id = message_references.supplier_part_id
  union all select own.id from files own where own.part_id = message_references.part_id
  union all select own.id from rfq_parts join files own
    on own.linked_to_type = 'rfq' and own.linked_to_id = rfq_parts.rfq_id and own.part_id is null
    where rfq_parts.id = message_references.part_id and rfq_parts.position = 0)`

const references = jsonList(
  jsonObject({
    ...columns('message_references', ['kind', 'partId', 'supplierPartId', 'fileId', 'face', 'name']),
    fileType: '(select files.kind from files where files.id = message_references.file_id)',
    picture: firstPicture(ofReference),
  }),
  'message_references where message_references.message_id = messages.id',
  'message_references.position',
)

/** A message as a thread shows it. */
export type WholeMessageView = MessageView & { files: FileView[]; references: ReferenceView[] }

const newestFirst = { type: 'timestamptz', direction: 'desc' } as const

export const messageShape: ListShape<WholeMessageView, 'date-desc'> = {
  table: 'messages',
  row: jsonObject({ ...messageFields, files: filesOf('message', 'messages.id'), references }),
  sorts: { 'date-desc': { column: 'messages.created_at', ...newestFirst } },
}

const newestMessage = (condition: Sql) =>
  jsonOne(
    jsonObject(messageFields),
    sql`messages where messages.conversation_id = conversations.id and ${condition}
      order by messages.created_at desc, messages.id desc limit 1`,
  )

const counterpart = jsonObject({
  ...customerFields('conversations.company_id'),
  supplierCompany: '(select company_name from supplier_profiles where supplier_profiles.user_id = users.id)',
})

/** Whether a message, or the name of one of its files, matches a search. */
export function messageHolds(typed: string): Sql {
  return sql`(${holds('messages.search_text', typed)} or exists (select from files
    where files.linked_to_type = 'message' and files.linked_to_id = messages.id and ${holds('files.search_text', typed)}))`
}

/** @param typed the search text */
export function conversationShape(actor: Actor, typed?: string): ListShape<ConversationView, 'date-desc'> {
  return {
    table: 'conversations',
    row: jsonObject({
      ...columns('conversations', conversationColumns),
      number: `coalesce(
        (select number from rfqs where rfqs.id = conversations.rfq_id),
        (select number from quotes where quotes.id = conversations.quote_id),
        (select number from orders where orders.id = conversations.order_id),
        (select reference_number from supplier_requests where supplier_requests.id = conversations.supplier_request_id),
        (select number from purchase_orders where purchase_orders.id = conversations.purchase_order_id))`,
      projectName: `coalesce(
        (select project_name from rfqs where rfqs.id = coalesce(
          conversations.rfq_id, (select quotes.rfq_id from quotes where quotes.id = conversations.quote_id),
          (select orders.rfq_id from orders where orders.id = conversations.order_id))),
        (select project_name from supplier_requests where supplier_requests.id = conversations.supplier_request_id),
        (select project_name from purchase_orders where purchase_orders.id = conversations.purchase_order_id))`,
      customer: jsonOne(counterpart, 'users where users.id = conversations.customer_id'),
      assignee:
        actor.kind === 'admin'
          ? jsonOne(jsonObject(columns('users', ['id', 'name'])), 'users where users.id = conversations.assignee_id')
          : 'null',
      lastMessage: newestMessage(sql`true`),
      match: typed ? newestMessage(messageHolds(typed)) : 'null',
      unreadCount: unreadCountOf(actor),
      seenUpTo: seenUpTo(actor),
    }),
    sorts: { 'date-desc': { column: 'conversations.last_message_at', ...newestFirst } },
  }
}
