import type { exportCompanies, listCompanies } from '@kerf/shared-contracts/contracts/companies'
import sql from 'sql-template-tag'
import type { z } from 'zod'
import { listed } from '../../models/listed.ts'
import { type CompanyDetailsView, companyShape } from '../../models/views/company-view.ts'
import { type Filter, type ListPage, readPage, readWhole } from '../../platform/db/list.ts'
import type { ReadWork } from '../../platform/work.ts'

type Filters = z.output<(typeof exportCompanies)['query']>

/** Companies that were not merged into others. A search matches names, customer numbers and contact emails. */
function filtered({ actor }: ReadWork, { q, ids }: Filters): Filter {
  return listed(actor, { table: 'companies', typed: q, related: [] }, [
    sql`companies.merged_into_id is null`,
    ids && sql`companies.id = any(${ids}::uuid[])`,
  ])
}

/** One page of the companies. */
export function list(
  work: ReadWork,
  query: z.output<(typeof listCompanies)['query']>,
): Promise<ListPage<CompanyDetailsView>> {
  return readPage(work.tx, companyShape, filtered(work, query), query)
}

/** All companies of a list, or the selected ones, in the list's order. */
export function listWhole(work: ReadWork, query: Filters): AsyncGenerator<CompanyDetailsView> {
  return readWhole(work.tx, companyShape, filtered(work, query), query.sort)
}
