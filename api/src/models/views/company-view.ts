import type { listCompanies } from '@kerf/shared-contracts/contracts/companies'
import type { z } from 'zod'
import { columns, instants, jsonObject } from '../../platform/db/json.ts'
import type { ListShape } from '../../platform/db/list.ts'
import type { Company } from '../company.ts'

const ownColumns = [
  ...(['id', 'name', 'customerNumber', 'contactEmail', 'phone', 'address', 'city', 'state', 'country'] as const),
  ...(['postalCode', 'website', 'industry', 'notes'] as const),
]

/** A company, as admins see it. */
export type CompanyDetailsView = Pick<Company, (typeof ownColumns)[number]> & { createdAt: string; userCount: number }

export const companyShape: ListShape<CompanyDetailsView, z.output<(typeof listCompanies)['query']>['sort']> = {
  table: 'companies',
  row: jsonObject({
    ...columns('companies', ownColumns),
    ...instants('companies', ['createdAt']),
    userCount: '(select count(*) from users where users.company_id = companies.id and users.deleted_at is null)',
  }),
  sorts: {
    'date-desc': { column: 'companies.created_at', type: 'timestamptz', direction: 'desc' },
    'date-asc': { column: 'companies.created_at', type: 'timestamptz', direction: 'asc' },
    name: { column: 'companies.name_sort', type: 'text', direction: 'asc' },
  },
}
