import { type Answer, type Asked, type Handler, today } from './answers.ts'
import { rowsOf, type Statement } from './database.ts'
import { type Chosen, ofAll, ofCustomer, searched } from './pages.ts'
import { type RfqRow, rfqColumns, rfqFrom, rfqJoins, rfqOfCustomer } from './rfq-sql.ts'

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

async function list(
  { database, asker }: Asked,
  statement: Statement | { text: string },
  values: unknown[],
): Promise<Answer> {
  const rows = await rowsOf<RfqRow & { total: number }>(database, statement, values)
  const day = today()
  const present = asker.isAdmin ? rfqFrom : rfqOfCustomer
  return { total: rows[0]?.total ?? 0, json: rows.map((row) => present(row, day)) }
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
  return row ? { json: rfqOfCustomer(row, today()) } : { status: 404, json: null }
}
