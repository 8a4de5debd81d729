import { apiOf } from '../../fixtures/api.ts'
import type { KerfServer } from '../../fixtures/server.ts'
import { execute } from '../api/worlds.ts'

/** The members of one company, signed in. */
export interface Members {
  tokens: string[]
  /** An RFQ that their company shares. */
  rfqId: string
}

/** Creates a company with this many members, who all have the admin's password. */
export async function makeMembers(kerf: KerfServer, databaseUrl: string, count: number): Promise<Members> {
  const api = apiOf(kerf)
  await execute(databaseUrl, "insert into companies (id, name) values (uuidv7(), 'Streamworks')")
  await execute(
    databaseUrl,
    `insert into users (id, account_type, email, name, password_hash, is_verified, company_id, company_role)
      select uuidv7(), 'customer', 'member' || k || '@streamworks.example', 'Member ' || k,
        (select password_hash from users where is_admin order by id limit 1), true,
        (select id from companies where name = 'Streamworks'), 'owner'
      from generate_series(1, $1::int) k`,
    [count],
  )
  const tokens: string[] = []
  for (let k = 1; k <= count; k++) {
    tokens.push(await api.signIn(`member${k}@streamworks.example`, kerf.admin.password))
  }
  const { id: rfqId } = await api.submitRfq(tokens[0] ?? '')
  return { tokens, rfqId }
}
