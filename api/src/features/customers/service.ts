import type { Knex } from 'knex'
import { raw } from 'objection'
import { User } from '../../models/user.ts'

/** The numbers of a customer's requests, quotes and orders. */
export interface CustomerFigures {
  rfqCount: number
  quoteCount: number
  orderCount: number
  /** Decimal string: the sum of all their orders. */
  totalSpent: string
}

/** A customer account with all that its presentation needs. */
export interface CustomerAccount extends CustomerFigures {
  /** With the linked company. */
  user: User
}

const figures = {
  rfqCount: 'select count(*)::int from rfqs where rfqs.customer_id = users.id',
  quoteCount: 'select count(*)::int from quotes join rfqs on rfqs.id = rfq_id where rfqs.customer_id = users.id',
  orderCount: 'select count(*)::int from orders where orders.customer_id = users.id',
  // Dollars alone, as on the dashboards: amounts of different currencies have no sum.
  totalSpent: `select coalesce(sum(amount), 0)::numeric(20, 2) from orders
    where orders.customer_id = users.id and orders.currency = 'USD'`,
}

/** @returns these customers, in their order, with companies and figures */
async function withFigures(tx: Knex, users: readonly User[]): Promise<CustomerAccount[]> {
  const columns = Object.entries(figures).map(([name, query]) => raw(`(${query})`).as(name))
  const counted = await User.query(tx)
    .whereIn(
      'users.id',
      users.map((user) => user.id),
    )
    .select('users.id', ...columns)
    .castTo<(CustomerFigures & { id: string })[]>()
  await User.fetchGraph([...users], 'company', { transaction: tx })
  const byId = new Map(counted.map(({ id, ...figuresOfUser }) => [id, figuresOfUser]))
  return users.flatMap((user) => {
    const found = byId.get(user.id)
    return found ? [{ ...found, user }] : []
  })
}

/** One customer with company and figures. */
export async function getWithFigures(tx: Knex, id: string): Promise<CustomerAccount> {
  const [customer] = await withFigures(tx, [await User.query(tx).findById(id).throwIfNotFound()])
  if (!customer) throw new Error(`User ${id} was there a moment ago`)
  return customer
}
