import type { Attention } from '@kerf/shared-contracts/contracts/dashboard'
import type { Model, QueryBuilder } from 'objection'
import type { z } from 'zod'
import { Order } from '../../models/order.ts'
import { Quote, type QuoteStatus } from '../../models/quote.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import type { ReadWork } from '../../platform/work.ts'

/** Leaves only what a customer may act on: what `assertMayAct` lets pass of what they see. */
function actable<M extends Model, R>(query: QueryBuilder<M, R>, actor: Actor, table: string) {
  if (actor.companyRole === 'viewer') return query.whereRaw('false')
  return query.where((either) => {
    either.where({ [`${table}.customerId`]: actor.id, [`${table}.companyId`]: null })
    if (actor.companyId !== null) either.orWhere(`${table}.companyId`, actor.companyId)
  })
}

/**
 * How many quotes can be accepted, and how many accepted ones wait for their purchase order (the rules `mayAccept` and
 * `mayUploadPurchaseOrder`). Read at once, as going through the RFQs is what takes its time.
 */
async function countQuotes({ tx, actor, today }: ReadWork): Promise<Map<QuoteStatus, number>> {
  const query = Quote.query(tx).joinRelated('[rfq, current]')
  const rows = await actable(query, actor, 'rfq')
    .where((either) =>
      either
        .where((pending) => pending.where('quotes.status', 'pending').where('current.validUntil', '>=', today))
        .orWhere((accepted) => accepted.where('quotes.status', 'accepted').whereNull('quotes.purchaseOrderFileId')),
    )
    .groupBy('quotes.status')
    .select('quotes.status')
    .count()
    .castTo<{ status: QuoteStatus; count: string }[]>()
  return new Map(rows.map(({ status, count }) => [status, Number(count)]))
}

/** Active orders whose quality check waits to be decided (the rule `awaitsQualityDecision`). */
function countQualityChecks({ tx, actor }: ReadWork): Promise<number> {
  return actable(Order.query(tx), actor, 'orders')
    .where({ 'orders.status': 'quality_check', 'orders.isArchived': false })
    .where((either) => either.whereNull('qualityCheckStatus').orWhere('qualityCheckStatus', 'pending'))
    .resultSize()
}

/** What waits for a customer: nothing that they may only look at. A quote can be accepted until its last valid day ends. */
export async function attention(work: ReadWork): Promise<z.output<typeof Attention>> {
  const [quotes, qualityChecksToDecide] = await Promise.all([countQuotes(work), countQualityChecks(work)])
  return {
    quotesToAnswer: quotes.get('pending') ?? 0,
    quotesWaitingForPurchaseOrder: quotes.get('accepted') ?? 0,
    qualityChecksToDecide,
  }
}
