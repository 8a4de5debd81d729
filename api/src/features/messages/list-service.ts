import type { ConversationListQuery } from '@kerf/shared-contracts/contracts/messages'
import type { QueryBuilder } from 'objection'
import type { z } from 'zod'
import { Company } from '../../models/company.ts'
import { Conversation } from '../../models/conversation.ts'
import { Message } from '../../models/message.ts'
import { Order } from '../../models/order.ts'
import { Rfq } from '../../models/rfq.ts'
import { SupplierProfile } from '../../models/supplier-profile.ts'
import { User } from '../../models/user.ts'
import { type KeysetPage, readPage } from '../../platform/db/keyset.ts'
import { searchPattern } from '../../platform/db/search-pattern.ts'
import type { ReadWork } from '../../platform/work.ts'
import { countUnreadIn, unreadConversations } from './unread-service.ts'

type ListQuery = z.output<typeof ConversationListQuery>
type PageQuery = Pick<ListQuery, 'limit' | 'cursor'>
type Filters = Omit<ListQuery, keyof PageQuery>

/** A conversation with what lists show of it. */
export interface ConversationSummary {
  conversation: Conversation
  lastMessage: Message
  /** The newest message that holds what was searched for, if any. */
  match: Message | null
  typed: string | undefined
  unreadCount: number
}

const graph = '[rfq, order.rfq, customer.[company, supplierProfile]]'

/** As messages are searched: a line end, or any other run of blanks, is one blank. */
const messagePattern = (typed: string) => searchPattern(typed.replace(/\s+/g, ' '))

/** The conversations with a message that holds what was typed. Few see so many that it pays to look through those of everybody. */
function withMessage({ tx, actor }: ReadWork, typed: string) {
  const messages = Message.query().select('conversationId').where('searchText', 'like', messagePattern(typed))
  if (actor.kind === 'admin') return messages
  return messages.whereIn('conversationId', Conversation.visibleTo(tx, actor).select('conversations.id'))
}

/** Conversations whose subject, people or messages hold what was typed. */
function matching(work: ReadWork, query: QueryBuilder<Conversation>, typed: string): void {
  const pattern = searchPattern(typed)
  const companies = () => Company.query().select('id').where('searchText', 'like', pattern)
  const rfqs = () => Rfq.query().select('id').where('searchText', 'like', pattern)
  query.where((either) => {
    either
      .whereIn('conversations.rfqId', rfqs())
      .orWhereIn(
        'conversations.orderId',
        Order.query().select('id').where('searchText', 'like', pattern).orWhereIn('rfqId', rfqs()),
      )
      .orWhereIn(
        'conversations.customerId',
        User.query().select('id').where('searchText', 'like', pattern).orWhereIn('companyId', companies()),
      )
      .orWhereIn(
        'conversations.customerId',
        SupplierProfile.query().select('userId').where('searchText', 'like', pattern),
      )
      .orWhereIn('conversations.companyId', companies())
      .orWhereIn('conversations.id', withMessage(work, typed))
  })
}

/** The conversations an actor may see that the filters leave. */
function filtered(work: ReadWork, filters: Filters): QueryBuilder<Conversation> {
  const { q, kind, unread, unanswered, rfqId, orderId, customerId } = filters
  const query = Conversation.visibleTo(work.tx, work.actor)
  if (q) matching(work, query, q)
  if (kind) query.where('conversations.kind', kind)
  if (rfqId) query.where('conversations.rfqId', rfqId)
  if (orderId) query.where('conversations.orderId', orderId)
  if (customerId) query.where('conversations.customerId', customerId)
  if (unanswered !== undefined) query.where('conversations.isUnanswered', unanswered)
  if (unread !== undefined) {
    if (unread) query.whereIn('conversations.id', unreadConversations(work))
    else query.whereNotIn('conversations.id', unreadConversations(work))
  }
  return query
}

/** One page of the conversations an actor may see, the newest message first. */
export async function list(work: ReadWork, filters: Filters & PageQuery): Promise<KeysetPage<ConversationSummary>> {
  const { q, limit, cursor } = filters
  const sort = { expression: 'conversations.last_message_at', type: 'timestamptz', direction: 'desc' } as const
  const page = await readPage(filtered(work, filters), { sort, idColumn: 'conversations.id', limit, cursor })
  return { ...page, rows: await summarize(work, page.rows, q) }
}

/** What they hold is read of so many conversations at once. */
const summarizedAtOnce = 50

/**
 * All conversations of a list, in its order, read as they are taken. Which ones, and their order, is read first: whatever
 * is written meanwhile would move its conversation to the front, past what is still to be read.
 */
export async function* listWhole(
  work: ReadWork,
  filters: Filters,
): AsyncGenerator<ConversationSummary, void, undefined> {
  const found = await filtered(work, filters)
    .select('conversations.id')
    .orderBy([
      { column: 'conversations.lastMessageAt', order: 'desc' },
      { column: 'conversations.id', order: 'desc' },
    ])
  const ids = found.map(({ id }) => id)
  for (let start = 0; start < ids.length; start += summarizedAtOnce) {
    const some = ids.slice(start, start + summarizedAtOnce)
    const read = await Conversation.visibleTo(work.tx, work.actor).findByIds(some)
    const summaries = new Map((await summarize(work, read)).map((summary) => [summary.conversation.id, summary]))
    // What was deleted since is left out.
    yield* some.flatMap((id) => summaries.get(id) ?? [])
  }
}

/** Reads what presents conversations. @param typed what was searched for in them */
export async function summarize(
  work: ReadWork,
  conversations: Conversation[],
  typed?: string,
): Promise<ConversationSummary[]> {
  const { tx } = work
  const ids = conversations.map(({ id }) => id)
  await Conversation.fetchGraph(conversations, graph, { transaction: tx })
  const unread = await countUnreadIn(work, ids)
  const last = await newestMessages(work, ids)
  const matches = typed ? await newestMessages(work, ids, typed) : new Map<string, Message>()
  return conversations.flatMap((conversation) => {
    const { id } = conversation
    const lastMessage = last.get(id)
    // Deleted since the page was read.
    if (!lastMessage) return []
    return { conversation, lastMessage, match: matches.get(id) ?? null, typed, unreadCount: unread.get(id) ?? 0 }
  })
}

/** The newest message of each conversation, with its author. @param typed of those that hold it */
async function newestMessages({ tx }: ReadWork, ids: string[], typed?: string): Promise<Map<string, Message>> {
  const holding = typed === undefined ? '' : 'and messages.search_text like ?'
  const newest = `
    select newest.id from unnest(?::uuid[]) as asked (id) cross join lateral (
      select messages.id from messages where messages.conversation_id = asked.id ${holding}
      order by messages.created_at desc, messages.id desc limit 1
    ) as newest`
  const messages = await Message.query(tx)
    .whereRaw(`messages.id in (${newest})`, typed === undefined ? [ids] : [ids, messagePattern(typed)])
    .withGraphFetched('author')
  return new Map(messages.map((message) => [message.conversationId, message]))
}

/** One page of the messages of a conversation, the newest first, with what presents them. */
export async function listMessages(
  { tx }: ReadWork,
  conversation: Conversation,
  { q, limit, cursor }: Pick<ListQuery, 'q' | keyof PageQuery>,
): Promise<KeysetPage<Message>> {
  const query = Message.query(tx).where('messages.conversationId', conversation.id)
  if (q) query.where('messages.searchText', 'like', messagePattern(q))
  const sort = { expression: 'messages.created_at', type: 'timestamptz', direction: 'desc' } as const
  const page = await readPage(query, { sort, idColumn: 'messages.id', limit, cursor })
  await Message.fetchGraph(page.rows, '[author, files]', { transaction: tx })
  return page
}
