import type { Knex } from 'knex'
import type { QueryBuilder } from 'objection'
import sql from 'sql-template-tag'
import type { Actor } from '../platform/auth/actor.ts'
import { type Branch, everything } from '../platform/db/list.ts'
import { BaseModel } from './base-model.ts'
import type { Company } from './company.ts'
import type { ConversationRead } from './conversation-read.ts'
import type { Message } from './message.ts'
import type { Order } from './order.ts'
import { belongsTo, hasMany } from './relations.ts'
import type { Rfq } from './rfq.ts'
import type { User } from './user.ts'

export class Conversation extends BaseModel {
  static override tableName = 'conversations'

  declare id: string
  declare kind: 'general' | 'rfq' | 'order'
  declare rfqId: string | null
  declare orderId: string | null
  /** The user at the other end from the admins: a customer, or in a general conversation a supplier. */
  declare customerId: string
  /** The company that shares it; null in a general one, which is its customer's alone. */
  declare companyId: string | null
  declare lastMessageAt: Date
  /** When an admin wrote last. */
  declare providerWroteAt: Date | null
  /** When somebody at the other end wrote last. */
  declare counterpartWroteAt: Date | null
  /** Whether what was written last is not an admin's; the database works it out. */
  declare isUnanswered: boolean
  declare createdAt: Date

  declare rfq?: Rfq | null
  declare order?: Order | null
  declare customer?: User
  declare company?: Company | null
  declare messages?: Message[]
  declare reads?: ConversationRead[]

  /**
   * Those an actor may know of: admins all; customers and suppliers their own, and those of their company. What is a
   * company's is its members' alone: not of who made the RFQ or order there and has left since.
   */
  static visibleTo(tx: Knex, actor: Actor): QueryBuilder<Conversation> {
    const all = Conversation.query(tx)
    if (actor.kind === 'admin') return all
    return all.where((either) => {
      either.where({ 'conversations.customerId': actor.id, 'conversations.companyId': null })
      if (actor.companyId !== null) either.orWhere('conversations.companyId', actor.companyId)
    })
  }

  static override relationMappings = () => ({
    rfq: belongsTo('Rfq', 'conversations.rfqId', 'rfqs.id'),
    order: belongsTo('Order', 'conversations.orderId', 'orders.id'),
    customer: belongsTo('User', 'conversations.customerId', 'users.id'),
    company: belongsTo('Company', 'conversations.companyId', 'companies.id'),
    messages: hasMany('Message', 'conversations.id', 'messages.conversationId', (query) =>
      query.orderBy(['messages.createdAt', 'messages.id']),
    ),
    reads: hasMany('ConversationRead', 'conversations.id', 'conversation_reads.conversationId'),
  })
}

/**
 * The conversations an actor may know of, for lists: as {@link Conversation.visibleTo}. What is a company's is never one
 * customer's own as well.
 */
export function conversationsVisibleIn(actor: Actor): readonly Branch[] {
  if (actor.kind === 'admin') return everything
  const own = sql`conversations.customer_id = ${actor.id} and conversations.company_id is null`
  if (actor.companyId === null) return [{ condition: own }]
  return [{ condition: sql`conversations.company_id = ${actor.companyId}` }, { condition: own, unlike: sql`true` }]
}
