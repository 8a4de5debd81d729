import type { SupplierDashboard } from '@kerf/shared-contracts/contracts/suppliers-supplier'
import sql from 'sql-template-tag'
import { runOne } from '../../platform/db/prepared.ts'
import type { ReadWork } from '../../platform/work.ts'

export type Figures = Omit<SupplierDashboard, 'profile'>

/** What is waiting for the asking supplier, in one statement. */
export async function figures({ tx, actor, today }: ReadWork): Promise<Figures> {
  const figuresFound = await runOne<Figures>(
    tx,
    sql`select requests.*, quotes.*, orders.*, certificates.* from
      (select count(*) filter (where viewed_at is null)::int as "newRequests", count(*)::int as "openRequests"
        from supplier_request_assignments where supplier_id = ${actor.id}
          and declined_at is null and quoted_at is null and not is_awarded and (due_date is null or due_date >= ${today}::date)) requests,
      (select count(*) filter (where quote.status = 'pending')::int as "pendingQuotes",
          count(*) filter (where quote.status = 'pending' and quote.seal <> request.seal)::int as "outdatedQuotes",
          count(*) filter (where quote.status = 'accepted')::int as "acceptedQuotes",
          count(*) filter (where quote.status = 'not_selected')::int as "notSelectedQuotes"
        from supplier_quotes quote join supplier_requests request on request.id = quote.request_id
        where quote.supplier_id = ${actor.id}) quotes,
      (select count(*) filter (where status = 'issued')::int as "newPurchaseOrders",
          count(*) filter (where status not in ('received', 'cancelled'))::int as "activePurchaseOrders"
        from purchase_orders where supplier_id = ${actor.id}) orders,
      (select count(*)::int as "expiringCertificates" from supplier_certificates
        where supplier_id = ${actor.id} and expires_on <= ${today}::date + 60) certificates`,
  )
  if (!figuresFound) throw new Error('A statement of sums must return one row')
  return figuresFound
}
