import type { getSupplierQuoteCounts, listSupplierRequests } from '@kerf/shared-contracts/contracts/supplier-requests'
import sql from 'sql-template-tag'
import type { z } from 'zod'
import { listed } from '../../models/listed.ts'
import {
  type SupplierRequestDetailsView,
  type SupplierRequestView,
  supplierRequestDetailsShape,
  supplierRequestShape,
} from '../../models/views/supplier-request-view.ts'
import { type ListPage, readPage, readSome } from '../../platform/db/list.ts'
import { runOne } from '../../platform/db/prepared.ts'
import { problem } from '../../platform/errors.ts'
import type { ReadWork } from '../../platform/work.ts'

/** One page of the requests. A search matches project names, materials and reference numbers. */
export function list(
  { tx, actor }: ReadWork,
  query: z.output<(typeof listSupplierRequests)['query']>,
): Promise<ListPage<SupplierRequestView>> {
  const filter = listed(actor, { table: 'supplier_requests', typed: query.q, related: [] }, [
    query.reference === 'with' && sql`supplier_requests.reference_number is not null`,
    query.reference === 'without' && sql`supplier_requests.reference_number is null`,
    query.rfqId &&
      sql`supplier_requests.id in (select id from supplier_requests where rfq_id = ${query.rfqId}
        union select request_id from supplier_request_parts where rfq_id = ${query.rfqId})`,
  ])
  return readPage(tx, supplierRequestShape, filter, query)
}

/** One request with the RFQs it is about. @throws Problem `supplier_request.not_found` */
export async function read({ tx }: ReadWork, id: string): Promise<SupplierRequestDetailsView> {
  const [request] = await readSome(tx, supplierRequestDetailsShape, sql`supplier_requests.id = ${id}`)
  if (!request) throw problem('supplier_request.not_found')
  return request
}

type Counts = z.input<(typeof getSupplierQuoteCounts)['response']>

/** The numbers of requests, quotes and suppliers that quoted, each counted along an index. */
export async function count({ tx }: ReadWork): Promise<Counts> {
  const counted = await runOne<Counts>(
    tx,
    sql`select (select count(*)::int from supplier_requests) as projects,
      (select count(*)::int from supplier_quotes) as quotes,
      (select count(*)::int from supplier_profiles
        where exists (select from supplier_quotes where supplier_quotes.supplier_id = supplier_profiles.user_id)
      ) as suppliers,
      (select count(*)::int from supplier_quotes where status = 'pending') as pending`,
  )
  if (!counted) throw new Error('A statement without a table must return one row')
  return counted
}
