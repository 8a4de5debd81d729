import { type Answer, type Asked, type Handler, today } from './answers.ts'
import { rowsOf, type Statement } from './database.ts'
import { type Chosen, ofAll, ofCustomer, searched } from './pages.ts'
import { type RfqRow, rfqColumns, rfqFrom, rfqJoins } from './rfq-sql.ts'

const listOf = ({ page, total }: Chosen) => `
  select ${total} as total, ${rfqColumns}
  from ${page} page join rfqs r on r.id = page.id ${rfqJoins}
  order by r.created_at desc, r.id desc`

const statements = {
  customer: { name: 'rfqs of a customer', text: listOf(ofCustomer('rfqs')) },
  all: { name: 'rfqs', text: listOf(ofAll('rfqs')) },
  one: {
    name: 'an rfq',
    text: `select ${rfqColumns} from rfqs r ${rfqJoins} where r.id = $1 and (r.customer_id = $2 or r.company_id = $3)`,
  },
}

/** Not prepared: the best plan depends on the search text. */
const search = { text: listOf(searched('rfqs')) }

async function list({ database }: Asked, statement: Statement | { text: string }, values: unknown[]) {
  const rows = await rowsOf<RfqRow & { total: number }>(database, statement, values)
  const day = today()
  return { total: rows[0]?.total ?? 0, json: rows.map((row) => rfqFrom(row, day)) } satisfies Answer
}

export const customerRfqs: Handler = (asked) =>
  list(asked, statements.customer, [asked.asker.userId, asked.asker.companyId])

export const adminRfqs: Handler = (asked) => {
  const typed = asked.url.searchParams.get('q')
  return typed ? list(asked, search, [`%${typed.toLowerCase()}%`]) : list(asked, statements.all, [])
}

export const oneRfq: Handler = async ({ database, asker, url }) => {
  const id = url.pathname.split('/').at(-1)
  const [row] = await rowsOf<RfqRow>(database, statements.one, [id, asker.userId, asker.companyId])
  return row ? { json: rfqFrom(row) } : { status: 404, json: null }
}
