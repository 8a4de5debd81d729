import type { listCustomers, searchCustomers } from '@kerf/shared-contracts/contracts/customers'
import sql from 'sql-template-tag'
import type { z } from 'zod'
import { company, listed } from '../../models/listed.ts'
import {
  type CustomerAccountView,
  customerAccountShape,
  type FoundCustomerView,
  foundCustomerShape,
} from '../../models/views/customer-account-view.ts'
import { type Filter, type ListPage, readPage } from '../../platform/db/list.ts'
import type { ReadWork } from '../../platform/work.ts'

type ListQuery = z.output<(typeof listCustomers)['query']>

/** Worded exactly as in the indexes. */
const isCustomer = sql`users.account_type = 'customer' and users.deleted_at is null`

const inState = { verified: sql`users.is_verified`, unverified: sql`not users.is_verified` }

/** Customers whose name, address, company or customer number contains what was typed. */
function filtered(
  { actor }: ReadWork,
  { q, status, companyId }: Pick<ListQuery, 'q' | 'status' | 'companyId'>,
): Filter {
  return listed(actor, { table: 'users', typed: q, related: [company] }, [
    isCustomer,
    status && inState[status],
    companyId && sql`users.company_id = ${companyId}`,
  ])
}

/** One page of the customer accounts. */
export function list(work: ReadWork, query: ListQuery): Promise<ListPage<CustomerAccountView>> {
  return readPage(work.tx, customerAccountShape, filtered(work, query), query)
}

/** The first customers that a search finds, by name. */
export async function search(
  work: ReadWork,
  { q, limit }: z.output<(typeof searchCustomers)['query']>,
): Promise<FoundCustomerView[]> {
  return (await readPage(work.tx, foundCustomerShape, filtered(work, { q }), { sort: 'name', limit })).rows
}
