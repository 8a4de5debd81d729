import type { Attention } from '@kerf/shared-contracts/contracts/dashboard'
import sql, { raw, type Sql } from 'sql-template-tag'
import type { z } from 'zod'
import type { Actor } from '../../platform/auth/actor.ts'
import { runOne } from '../../platform/db/prepared.ts'
import type { ReadWork } from '../../platform/work.ts'

/**
 * The rows a customer may act on (visible to them, and allowed by `assertMayAct`): their company's, and those they made
 * themselves without one.
 */
function countOf({ id, companyId, companyRole }: Actor, table: 'quotes' | 'orders', condition: Sql): Sql {
  if (companyRole === 'viewer') return sql`0`
  const of = raw(table)
  const own = sql`(select count(*) from ${of}
    where ${of}.customer_id = ${id} and ${of}.company_id is null and ${condition})`
  if (companyId === null) return own
  return sql`(${own} + (select count(*) from ${of} where ${of}.company_id = ${companyId} and ${condition}))`
}

/**
 * What is waiting for a customer's action. The rules `mayAccept`, `mayUploadPurchaseOrder` and `awaitsQualityDecision`
 * define what is waiting; a quote can be accepted until the end of its last valid day.
 */
export async function attention({ tx, actor, today }: ReadWork): Promise<z.output<typeof Attention>> {
  const toAnswer = sql`quotes.status = 'pending' and quotes.current_valid_until >= ${today}`
  const waitsForOrder = sql`quotes.status = 'accepted' and quotes.purchase_order_file_id is null`
  const toDecide = sql`orders.status = 'quality_check' and not orders.is_archived
    and coalesce(orders.quality_check_status, 'pending') = 'pending'`
  const counts = await runOne<z.output<typeof Attention>>(
    tx,
    sql`select ${countOf(actor, 'quotes', toAnswer)}::int as "quotesToAnswer",
      ${countOf(actor, 'quotes', waitsForOrder)}::int as "quotesWaitingForPurchaseOrder",
      ${countOf(actor, 'orders', toDecide)}::int as "qualityChecksToDecide"`,
  )
  return counts ?? { quotesToAnswer: 0, quotesWaitingForPurchaseOrder: 0, qualityChecksToDecide: 0 }
}
