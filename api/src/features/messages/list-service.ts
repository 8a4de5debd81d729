import type { ConversationListQuery } from '@kerf/shared-contracts/contracts/messages'
import sql, { type Sql } from 'sql-template-tag'
import type { z } from 'zod'
import { type Conversation, conversationsVisibleIn } from '../../models/conversation.ts'
import { company, customer, listed, type Related } from '../../models/listed.ts'
import {
  type ConversationView,
  conversationShape,
  messageHolds,
  messageShape,
  type WholeMessageView,
} from '../../models/views/message-view.ts'
import { isUnread } from '../../models/views/unread.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { type Filter, type ListPage, readIds, readPage, readSome } from '../../platform/db/list.ts'
import { problem } from '../../platform/errors.ts'
import type { ReadWork } from '../../platform/work.ts'

type ListQuery = z.output<typeof ConversationListQuery>
type PageQuery = Pick<ListQuery, 'limit' | 'cursor'>
type Filters = Omit<ListQuery, keyof PageQuery>

/** What a search covers besides the subjects of conversations: people, companies, all messages, and their files. */
const related: readonly Related[] = [
  customer,
  company,
  {
    from: 'users join companies on companies.id = users.company_id',
    text: 'companies.search_text',
    id: 'users.id',
    by: 'customer_id',
  },
  {
    from: 'supplier_profiles',
    text: 'supplier_profiles.search_text',
    id: 'supplier_profiles.user_id',
    by: 'customer_id',
  },
  { from: 'messages', text: 'messages.search_text', id: 'messages.conversation_id', by: 'id' },
  {
    from: "files join messages on messages.id = files.linked_to_id and files.linked_to_type = 'message'",
    text: 'files.search_text',
    id: 'messages.conversation_id',
    by: 'id',
  },
]

const dayBefore = (now: Date) => new Date(now.getTime() - 24 * 60 * 60_000)

/** Only admins know who a conversation is assigned to. */
function isAssigned({ id, kind }: Actor, to: NonNullable<Filters['assigned']>): Sql | false {
  if (kind !== 'admin') return false
  return to === 'me' ? sql`conversations.assignee_id = ${id}` : sql`conversations.assignee_id is null`
}

/** The conversations that an actor may see and that match the filters. */
function filtered({ actor, now }: ReadWork, filters: Filters): Filter {
  const { q, kind, unread, unanswered, unansweredForDay, with: counterpart, assigned } = filters
  const { rfqId, quoteId, orderId, supplierRequestId, purchaseOrderId, customerId } = filters
  const visible = conversationsVisibleIn(actor)
  return listed(actor, { table: 'conversations', typed: q, related, visible }, [
    kind && sql`conversations.kind = ${kind}`,
    rfqId && sql`conversations.rfq_id = ${rfqId}`,
    quoteId && sql`conversations.quote_id = ${quoteId}`,
    orderId && sql`conversations.order_id = ${orderId}`,
    supplierRequestId && sql`conversations.supplier_request_id = ${supplierRequestId}`,
    purchaseOrderId && sql`conversations.purchase_order_id = ${purchaseOrderId}`,
    customerId && sql`conversations.customer_id = ${customerId}`,
    unanswered !== undefined && sql`conversations.is_unanswered = ${unanswered}`,
    unansweredForDay && sql`(conversations.is_unanswered and conversations.unanswered_since <= ${dayBefore(now)})`,
    counterpart && sql`conversations.is_with_supplier = ${counterpart === 'suppliers'}`,
    assigned && isAssigned(actor, assigned),
    unread !== undefined && sql`coalesce(${isUnread(actor)}, false) = ${unread}`,
  ])
}

/** One page of the conversations an actor may see, the newest message first. */
export function list(work: ReadWork, filters: Filters & PageQuery): Promise<ListPage<ConversationView>> {
  const { q, limit, cursor } = filters
  const request = { sort: 'date-desc', limit, cursor } as const
  return readPage(work.tx, conversationShape(work.actor, q), filtered(work, filters), request)
}

/** How many conversations each batch reads. */
const readAtOnce = 50

/**
 * All conversations of a list, in its order, streamed. The ids are read first, in order: a new message would otherwise
 * move its conversation to the front, ahead of what has already been read.
 */
export async function* listWhole(work: ReadWork, filters: Filters): AsyncGenerator<ConversationView, void, undefined> {
  const { tx, actor } = work
  const shape = conversationShape(actor)
  const ids = await readIds(tx, shape, filtered(work, filters), 'date-desc')
  for (let start = 0; start < ids.length; start += readAtOnce) {
    const some = ids.slice(start, start + readAtOnce)
    const read = await readSome(tx, shape, sql`conversations.id = any(${some}) and ${isVisible(work)}`)
    const found = new Map(read.map((conversation) => [conversation.id, conversation]))
    // Conversations deleted meanwhile are left out.
    yield* some.flatMap((id) => found.get(id) ?? [])
  }
}

function isVisible({ actor }: ReadWork) {
  return conversationsVisibleIn(actor).reduce((any, { condition }) => sql`(${any} or ${condition})`, sql`false`)
}

/**
 * A conversation that the actor may see, as lists show it.
 * @throws Problem `conversation.not_found`, also for somebody else's
 */
export async function read(work: ReadWork, id: string): Promise<ConversationView> {
  const shape = conversationShape(work.actor)
  const [conversation] = await readSome(work.tx, shape, sql`conversations.id = ${id} and ${isVisible(work)}`)
  if (!conversation) throw problem('conversation.not_found')
  return conversation
}

/** One page of the messages of a conversation, newest first, with what is needed to present them. */
export function listMessages(
  { tx }: ReadWork,
  { id }: Conversation,
  { q, limit, cursor }: Pick<ListQuery, 'q' | keyof PageQuery>,
): Promise<ListPage<WholeMessageView>> {
  const branches = [{ condition: sql`messages.conversation_id = ${id}` }]
  const conditions = q ? [messageHolds(q)] : []
  return readPage(tx, messageShape, { branches, conditions }, { sort: 'date-desc', limit, cursor })
}
