import pg from 'pg'

/** A prepared statement, parsed once per connection and eventually planned once. */
export interface Statement {
  name: string
  text: string
}

const dateOid = 1082

/** A day is `YYYY-MM-DD`, as PostgreSQL writes it. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === dateOid) return (text: string) => text
  return pg.types.getTypeParser(oid, format ?? 'text')
}

/** As many connections as Kerf has. */
export const openPool = (url: string) =>
  new pg.Pool({
    ...{ connectionString: url, max: 10, application_name: 'bare', options: '-c TimeZone=UTC' },
    types: { getTypeParser },
  })

export type Database = pg.Pool | pg.PoolClient

export async function rowsOf<Row extends pg.QueryResultRow>(
  database: Database,
  statement: Statement | { text: string },
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await database.query<Row>({ ...statement, values: [...values] })
  return rows
}
