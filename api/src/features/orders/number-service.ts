import sql from 'sql-template-tag'
import type { Rfq } from '../../models/rfq.ts'
import { runOne } from '../../platform/db/prepared.ts'
import type { ReadWork } from '../../platform/work.ts'

/**
 * What else the customer, or their company, used a purchase order number for, however it is punctuated.
 * @returns the number of the first order or quote with it, other than those of this RFQ; null if there is none
 */
export async function purchaseOrderNumberUsedBy({ tx }: ReadWork, rfq: Rfq, number: string): Promise<string | null> {
  const isTheirs = sql`rfq_id <> ${rfq.id} and (customer_id = ${rfq.customerId} or company_id = ${rfq.companyId})`
  const found = await runOne<{ number: string }>(
    tx,
    sql`select number from (
        select number, 1 as rank, created_at from orders
          where purchase_order_key = kerf_number_key(${number}::text) and ${isTheirs}
        union all
        select number, 2, created_at from quotes
          where purchase_order_key = kerf_number_key(${number}::text) and ${isTheirs}
      ) used order by rank, created_at limit 1`,
  )
  return found?.number ?? null
}
