import type { ConversationKind } from '@kerf/shared-contracts/contracts/messages'
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
import type { PurchaseOrder } from './purchase-order.ts'
import type { Quote } from './quote.ts'
import { belongsTo, hasMany } from './relations.ts'
import type { Rfq } from './rfq.ts'
import type { SupplierRequest } from './supplier-request.ts'
import type { User } from './user.ts'

export class Conversation extends BaseModel {
  static override tableName = 'conversations'

  declare id: string
  declare kind: ConversationKind
  declare rfqId: string | null
  declare quoteId: string | null
  declare orderId: string | null
  /** A request to suppliers: each supplier who was asked has their own conversation about it. */
  declare supplierRequestId: string | null
  declare purchaseOrderId: string | null
  /** The admins' counterpart: a customer or a supplier. */
  declare customerId: string
  /** The company that shares it; null in a general one and in one with a supplier, which only its counterpart sees. */
  declare companyId: string | null
  /** The admin it is assigned to, or null. */
  declare assigneeId: string | null
  /** Whether its counterpart is a supplier; maintained by the database. */
  declare readonly isWithSupplier: boolean
  declare lastMessageAt: Date
  /** When an admin last wrote. */
  declare providerWroteAt: Date | null
  /** When a customer or supplier last wrote. */
  declare counterpartWroteAt: Date | null
  /** Whether a customer or supplier wrote last, so that admins owe an answer; computed by the database. */
  declare isUnanswered: boolean
  /** When the first unanswered message arrived; maintained by the database. */
  declare readonly unansweredSince: Date | null
  declare createdAt: Date

  declare rfq?: Rfq | null
  declare quote?: Quote | null
  declare order?: Order | null
  declare supplierRequest?: SupplierRequest | null
  declare purchaseOrder?: PurchaseOrder | null
  declare customer?: User
  declare company?: Company | null
  declare messages?: Message[]
  declare reads?: ConversationRead[]

  /**
   * The conversations an actor may see: admins see all; customers and suppliers their own, and those of their company.
   * A company's conversations are only for its members: a former member does not see them, even about their own RFQs
   * and orders.
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
    quote: belongsTo('Quote', 'conversations.quoteId', 'quotes.id'),
    order: belongsTo('Order', 'conversations.orderId', 'orders.id'),
    supplierRequest: belongsTo('SupplierRequest', 'conversations.supplierRequestId', 'supplier_requests.id'),
    purchaseOrder: belongsTo('PurchaseOrder', 'conversations.purchaseOrderId', 'purchase_orders.id'),
    customer: belongsTo('User', 'conversations.customerId', 'users.id'),
    company: belongsTo('Company', 'conversations.companyId', 'companies.id'),
    messages: hasMany('Message', 'conversations.id', 'messages.conversationId', (query) =>
      query.orderBy(['messages.createdAt', 'messages.id']),
    ),
    reads: hasMany('ConversationRead', 'conversations.id', 'conversation_reads.conversationId'),
  })
}

/**
 * The conversations an actor may see, for lists: as {@link Conversation.visibleTo}. A company's conversation never
 * counts as one customer's own.
 */
export function conversationsVisibleIn(actor: Actor): readonly Branch[] {
  if (actor.kind === 'admin') return everything
  const own = sql`conversations.customer_id = ${actor.id} and conversations.company_id is null`
  if (actor.companyId === null) return [{ condition: own }]
  return [{ condition: sql`conversations.company_id = ${actor.companyId}` }, { condition: own, unlike: sql`true` }]
}
