import { execute, type World } from './worlds.ts'

/** Ignores the process's jobs and live events, and commits, which query no table. */
const besides = `query !~* '^(begin|commit|rollback|listen|set)|pgboss|pg_stat'`

/** How many statements a call sends to the database. @param ask makes the call once */
export async function statementsOf({ databaseUrl }: World, ask: () => Promise<unknown>): Promise<number> {
  const times = 10
  await ask()
  await execute(databaseUrl, 'select pg_stat_statements_reset()')
  for (let time = 0; time < times; time += 1) await ask()
  const [row] = await execute<{ calls: number }>(
    databaseUrl,
    `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database()) and ${besides}`,
  )
  return (row?.calls ?? 0) / times
}
