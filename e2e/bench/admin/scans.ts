import { sendOnce } from '../api/load.ts'
import { type Explained, explain, shortQuery } from '../api/plans.ts'
import { execute, type World } from '../api/worlds.ts'
import { type Asked, targetOf } from './calls.ts'

/** Tables that do not grow with the business: what there is one of, or a few of, or what is swept after days. */
const few = [
  ...['app_secrets', 'invoice_count', 'provider_settings'],
  ...['module_channels', 'module_failures', 'module_moves', 'module_publications', 'module_releases', 'publish_tokens'],
  ...['idempotency_keys', 'rate_limits', 'registration_attempts', 'verification_codes', 'knex_migrations'],
]

/** Rows from which a table of the seeded database is large: to read fewer whole is the best plan. */
const fewest = 1000
const mostPrinted = 40

/** Rows of the tables that grow and are large here. */
async function largeIn({ databaseUrl }: World): Promise<Map<string, number>> {
  const text = `select relname, reltuples from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    and relname <> all($1) and reltuples >= $2`
  const rows = await execute<{ relname: string; reltuples: number }>(databaseUrl, text, [few, fewest])
  return new Map(rows.map(({ relname, reltuples }) => [relname, reltuples]))
}

/**
 * The nodes of a plan that read a large table to its end, counted over all loops and parallel workers: a scan that a limit
 * stopped early does not.
 */
function wholeReads({ plan }: Explained, rowsOf: ReadonlyMap<string, number>): string[] {
  return plan.filter((line, at) => {
    const [, table = ''] = /Seq Scan on (\w+)/.exec(line) ?? []
    const all = rowsOf.get(table)
    const [, found, loops = '1'] = /rows=([\d.]+) loops=(\d+)\)$/.exec(line) ?? []
    if (all === undefined || found === undefined) return false
    const next = plan.findIndex((other, index) => index > at && other.includes('->'))
    const about = plan.slice(at + 1, next === -1 ? undefined : next).join('\n')
    const removed = Number(/Rows Removed by Filter: (\d+)/.exec(about)?.[1] ?? 0)
    return (Number(found) + removed) * Number(loops) > all * 0.9
  })
}

/** Prints the statements that read a large table whole. @returns how many different ones there are */
export async function printScans(world: World, home: string, calls: readonly Asked[]): Promise<number> {
  const ask = async () => {
    for (const asked of calls) await sendOnce(targetOf(world, asked))
  }
  const rowsOf = await largeIn(world)
  const explained = await explain(world, home, ask, 0)
  const found = new Map<string, Explained>()
  for (const one of explained) if (wholeReads(one, rowsOf).length > 0) found.set(one.query, one)
  console.log(
    `\n${found.size} of ${new Set(explained.map(({ query }) => query)).size} statements read a large table whole`,
  )
  for (const one of [...found.values()].slice(0, mostPrinted)) {
    console.log(`\n${one.milliseconds.toFixed(1)} ms: ${shortQuery(one)}`)
    for (const line of wholeReads(one, rowsOf)) console.log(`  ${line.trim()}`)
  }
  return found.size
}
