import type { listCustomers } from '@kerf/shared-contracts/contracts/customers'
import type { z } from 'zod'
import { columns, instant, instants, jsonObject, jsonOne } from '../../platform/db/json.ts'
import type { ListShape } from '../../platform/db/list.ts'
import type { User } from '../user.ts'
import { type CompanyView, companyColumns } from './customer-view.ts'

const ownColumns = [
  ...(['id', 'accountType', 'name', 'email', 'title', 'companyNameInput', 'phone', 'isVerified', 'isAdmin'] as const),
]

type Sort = z.output<(typeof listCustomers)['query']>['sort']

/** A customer account with the figures of its requests, quotes and orders. */
export type CustomerAccountView = Pick<User, (typeof ownColumns)[number]> & {
  createdAt: string
  rfqCount: number
  quoteCount: number
  orderCount: number
  /** Decimal string: the sum of their orders in US dollars, because different currencies are never added up. */
  totalSpent: string
  company: CompanyView | null
}

const rfqCount = '(select count(*) from rfqs where rfqs.customer_id = users.id)'
const orderCount = '(select count(*) from orders where orders.customer_id = users.id)'
const company = jsonOne(jsonObject(companyColumns), 'companies where companies.id = users.company_id')

const sorts: ListShape<unknown, Sort>['sorts'] = {
  'date-desc': { column: 'users.created_at', type: 'timestamptz', direction: 'desc' },
  'date-asc': { column: 'users.created_at', type: 'timestamptz', direction: 'asc' },
  name: { column: 'users.name_sort', type: 'text', direction: 'asc' },
}

const accountFields = {
  ...columns('users', ownColumns),
  ...instants('users', ['createdAt']),
  rfqCount,
  quoteCount: '(select count(*) from quotes where quotes.customer_id = users.id)',
  orderCount,
  totalSpent: `(select coalesce(sum(amount), 0)::numeric(20, 2)::text from orders
    where orders.customer_id = users.id and orders.currency = 'USD')`,
  company,
}

export const customerAccountShape: ListShape<CustomerAccountView, Sort> = {
  table: 'users',
  row: jsonObject(accountFields),
  sorts,
}

/** When the customer last signed in, submitted a request or ordered. */
const recentActivity = instant(`greatest(users.last_sign_in_at,
  (select max(created_at) from rfqs where rfqs.customer_id = users.id),
  (select max(created_at) from orders where orders.customer_id = users.id))`)

/** One customer with all details of the account. */
export type CustomerDetailsView = CustomerAccountView &
  Pick<User, 'companyRole' | 'mustResetPassword'> & {
    lastSignInAt: string | null
    recentActivity: string | null
    deletedAt: string | null
  }

export const customerDetailsShape: ListShape<CustomerDetailsView, Sort> = {
  table: 'users',
  row: jsonObject({
    ...accountFields,
    ...columns('users', ['companyRole', 'mustResetPassword']),
    ...instants('users', ['lastSignInAt', 'deletedAt']),
    recentActivity,
  }),
  sorts,
}

/** A customer found by a search. */
export type FoundCustomerView = Pick<CustomerAccountView, 'id' | 'accountType' | 'name' | 'email' | 'company'> &
  Pick<CustomerAccountView, 'companyNameInput' | 'rfqCount' | 'orderCount'> & {
    /** When they last signed in, submitted a request or ordered. */
    recentActivity: string | null
  }

export const foundCustomerShape: ListShape<FoundCustomerView, Sort> = {
  table: 'users',
  row: jsonObject({
    ...columns('users', ['id', 'accountType', 'name', 'email', 'companyNameInput']),
    recentActivity,
    rfqCount,
    orderCount,
    company,
  }),
  sorts,
}
