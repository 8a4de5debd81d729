import { type Handler, today } from './answers.ts'
import { rowsOf } from './database.ts'

/** Counts or sums what the company shares (`$2`), and what belongs to the customer alone (`$1`). */
const over = (item: string, table: string, condition: string) => `
  coalesce((select ${item} from ${table} where company_id = $2 and ${condition}), 0)
  + coalesce((select ${item} from ${table}
    where customer_id = $1 and (company_id = $2) is not true and ${condition}), 0)`

const statement = {
  name: 'stats',
  text: `select
    (${over('count(*)', 'rfqs', `status in ('submitted', 'reviewing', 'sent_to_suppliers', 'quoted')`)})::int
      as "activeRfqs",
    (${over('count(*)', 'orders', `status <> 'delivered' and not is_archived`)})::int as "activeOrders",
    (${over('count(*)', 'quotes', `status = 'pending' and current_valid_until >= $3`)})::int as "pendingQuotes",
    (${over('sum(amount)', 'orders', `currency = 'USD'`)})::numeric(14, 2) as "totalSpent"`,
}

export const customerStats: Handler = async ({ database, asker }) => {
  const [row] = await rowsOf(database, statement, [asker.userId, asker.companyId, today()])
  return { json: row }
}
