import { type Database, rowsOf } from './database.ts'

/** The caller. */
export interface Asker {
  userId: string
  name: string
  email: string
  isAdmin: boolean
  companyNameInput: string | null
  companyId: string | null
  companyName: string | null
  customerNumber: string | null
}

const statement = {
  name: 'session',
  text: `select users.id as "userId", users.name, users.email, users.is_admin as "isAdmin",
      users.company_name_input as "companyNameInput", users.company_id as "companyId",
      companies.name as "companyName", companies.customer_number as "customerNumber"
    from sessions join users on users.id = sessions.user_id left join companies on companies.id = users.company_id
    where sessions.id = $1 and sessions.revoked_at is null and sessions.expires_at > now()
      and users.deleted_at is null`,
}

/** Looks up a token's session. It cannot verify the signature: only Kerf has the key. */
export async function askerOf(database: Database, authorization = ''): Promise<Asker | undefined> {
  const [, claims = ''] = authorization.slice('Bearer '.length).split('.')
  const { jti } = JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}')
  const [asker] = await rowsOf<Asker>(database, statement, [jti])
  return asker
}
