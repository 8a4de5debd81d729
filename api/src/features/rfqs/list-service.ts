import { type RfqListQuery, RfqStatus } from '@kerf/shared-contracts/contracts/rfqs'
import type { AdminRfqSort, WaitingRfqs } from '@kerf/shared-contracts/contracts/rfqs-admin'
import { activeRfqStatuses, maySendToSuppliers, shownToCustomer } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import sql from 'sql-template-tag'
import type { z } from 'zod'
import { company, customer, listed } from '../../models/listed.ts'
import { type ExportedRfqView, exportedRfqShape, type RfqView, rfqShape } from '../../models/views/rfq-view.ts'
import { rfqsWaiting } from '../../models/waiting.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { type Filter, type ListPage, readPage, readWhole } from '../../platform/db/list.ts'
import type { ReadWork } from '../../platform/work.ts'

type ListQuery = z.output<typeof RfqListQuery>
type PageQuery = Pick<ListQuery, 'limit' | 'cursor'>
type Filters = Omit<ListQuery, 'group' | 'sort' | keyof PageQuery> & {
  sort: z.output<typeof AdminRfqSort>
  group?: 'active' | 'history'
  customerId?: string
  waiting?: WaitingRfqs
  ids?: string[]
  sendable?: boolean
}

/**
 * The RFQs an actor may see that match the filters. A search matches projects, numbers, materials, customers and
 * companies (docs/product/admin.md, 'Incoming RFQs').
 */
function filtered({ actor, today }: ReadWork, filters: Filters): Filter {
  const { q, status, group, customerId, waiting, ids, sendable } = filters
  return listed(actor, { table: 'rfqs', typed: q, related: [customer, company] }, [
    status && sql`rfqs.status = any(${statusesBehind(status, actor)})`,
    group === 'active' && sql`rfqs.status = any(${activeRfqStatuses})`,
    group === 'history' && sql`rfqs.status <> all(${activeRfqStatuses})`,
    customerId && sql`rfqs.customer_id = ${customerId}`,
    waiting && rfqsWaiting(waiting, today),
    ids && sql`rfqs.id = any(${ids}::uuid[])`,
    sendable && sql`rfqs.status = any(${RfqStatus.options.filter(maySendToSuppliers)})`,
  ])
}

/** The statuses shown under one name: customers do not see the provider's internal ones as separate. */
function statusesBehind(status: RfqStatus, actor: Actor): RfqStatus[] {
  if (actor.kind === 'admin') return [status]
  return RfqStatus.options.filter((each) => shownToCustomer(each) === shownToCustomer(status))
}

/** One page of the RFQs an actor may see, with everything the presenter needs. */
export function list(work: ReadWork, filters: Filters & PageQuery): Promise<ListPage<RfqView>> {
  return readPage(work.tx, rfqShape, filtered(work, filters), filters)
}

/** All RFQs of a list, in its order, with what a line of the export shows. */
export function listWhole(work: ReadWork, filters: Filters): AsyncGenerator<ExportedRfqView> {
  return readWhole(work.tx, exportedRfqShape, filtered(work, filters), filters.sort)
}
