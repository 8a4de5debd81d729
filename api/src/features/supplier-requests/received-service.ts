import type { listReceivedRequests } from '@kerf/shared-contracts/contracts/supplier-requests-supplier'
import sql, { type Sql } from 'sql-template-tag'
import type { z } from 'zod'
import { listed } from '../../models/listed.ts'
import { SupplierRequest } from '../../models/supplier-request.ts'
import { SupplierRequestAssignment } from '../../models/supplier-request-assignment.ts'
import { type ReceivedRequestView, receivedRequestShape } from '../../models/views/supplier-request-view.ts'
import { type ListPage, readPage, readSome } from '../../platform/db/list.ts'
import { problem } from '../../platform/errors.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { supplierRequestDeclined, supplierRequestViewed } from './events.ts'

type Query = z.output<(typeof listReceivedRequests)['query']>

/** The statuses, as `requestStatusOf` of the rules defines them. */
function inState(status: NonNullable<Query['status']>, today: string): Sql {
  const waits = sql`quoted_at is null and declined_at is null`
  const isOpen = sql`not is_awarded and (due_date is null or due_date >= ${today}::date)`
  switch (status) {
    case 'quoted':
      return sql`quoted_at is not null`
    case 'declined':
      return sql`quoted_at is null and declined_at is not null`
    case 'expired':
      return sql`${waits} and not is_awarded and due_date < ${today}::date`
    case 'closed':
      return sql`${waits} and is_awarded`
    case 'open':
      return sql`${waits} and ${isOpen}`
    case 'new':
      return sql`${waits} and ${isOpen} and viewed_at is null`
    case 'viewed':
      return sql`${waits} and ${isOpen} and viewed_at is not null`
  }
}

/** One page of the requests sent to the asking supplier. */
export function listReceived({ tx, actor, today }: ReadWork, query: Query): Promise<ListPage<ReceivedRequestView>> {
  const visible = [{ condition: sql`supplier_request_assignments.supplier_id = ${actor.id}` }]
  const search = { table: 'supplier_request_assignments', typed: query.q, related: [], visible }
  return readPage(
    tx,
    receivedRequestShape,
    listed(actor, search, [query.status && inState(query.status, today)]),
    query,
  )
}

/** One request sent to the asking supplier. @throws Problem `supplier_request.not_found` */
export async function readReceived({ tx, actor }: ReadWork, requestId: string): Promise<ReceivedRequestView> {
  const [received] = await readSome(
    tx,
    receivedRequestShape,
    sql`supplier_request_assignments.request_id = ${requestId}
      and supplier_request_assignments.supplier_id = ${actor.id}`,
  )
  if (!received) throw problem('supplier_request.not_found')
  return received
}

/**
 * Locks the fact that a request was sent to a supplier until the transaction ends.
 * @throws Problem `supplier_request.not_found`
 */
export async function lockReceived({ tx }: Work, requestId: string, supplierId: string): Promise<void> {
  const assignment = await SupplierRequestAssignment.query(tx).findOne({ requestId, supplierId }).forShare()
  if (!assignment) throw problem('supplier_request.not_found')
}

/** Admins may see every request, suppliers those sent to them. @throws Problem `supplier_request.not_found` */
export async function assertReceived({ tx, actor }: ReadWork, id: string): Promise<void> {
  const isAdmin = actor.kind === 'admin'
  const found = isAdmin
    ? await SupplierRequest.query(tx).findById(id)
    : await SupplierRequestAssignment.query(tx).findOne({ requestId: id, supplierId: actor.id })
  if (!found) throw problem('supplier_request.not_found')
}

/** The assignment of the asking supplier, locked, with its request. @throws Problem `supplier_request.not_found` */
async function lockAssignment({ tx, actor }: Work, requestId: string) {
  // The request first, because quoting and deciding lock it first.
  const mine = { requestId, supplierId: actor.id }
  const isMine = await SupplierRequestAssignment.query(tx).findOne(mine)
  const request = isMine && (await SupplierRequest.query(tx).findById(requestId).forNoKeyUpdate())
  const assignment = request && (await SupplierRequestAssignment.query(tx).findOne(mine).forUpdate())
  if (!assignment) throw problem('supplier_request.not_found')
  return { request, assignment }
}

/** Records that the asking supplier has opened a request; only the first time counts. */
export async function markViewed(work: Work, requestId: string): Promise<void> {
  const { request, assignment } = await lockAssignment(work, requestId)
  if (assignment.viewedAt !== null) return
  await assignment.$query(work.tx).patch({ viewedAt: work.now })
  await work.happened(supplierRequestViewed, { request, supplierId: work.actor.id })
}

/** Declines to quote. @throws Problem `supplier_request.not_found`, `supplier_request.already_quoted` */
export async function decline(work: Work, requestId: string, reason: string | null): Promise<void> {
  const { request, assignment } = await lockAssignment(work, requestId)
  if (assignment.quotedAt !== null) throw problem('supplier_request.already_quoted')
  const viewedAt = assignment.viewedAt ?? work.now
  await assignment.$query(work.tx).patch({ declinedAt: work.now, declineReason: reason, viewedAt })
  await work.happened(supplierRequestDeclined, { request, supplierId: work.actor.id, reason })
}
