import { sendOnce } from '../api/load.ts'
import { type Explained, explain, shortQuery } from '../api/plans.ts'
import type { World } from '../api/worlds.ts'
import { type Asked, targetOf } from './calls.ts'

/** Tables that grow with the business. */
const large = [
  'rfqs',
  'rfq_parts',
  'quotes',
  'quote_revisions',
  'quote_lines',
  'orders',
  'order_lines',
  'users',
  'files',
  'supplier_profiles',
  'supplier_requests',
  'supplier_request_assignments',
  'supplier_quotes',
  'purchase_orders',
  'audit_log',
  'conversations',
  'messages',
  'notifications',
  'saved_filters',
]
const scan = new RegExp(`Seq Scan on (?:${large.join('|')})\\b`)
const mostPrinted = 40

/** Prints the statements that scan a large table. @returns how many different ones there are */
export async function printScans(world: World, home: string, calls: readonly Asked[]): Promise<number> {
  const ask = async () => {
    for (const asked of calls) await sendOnce(targetOf(world, asked))
  }
  const explained = await explain(world, home, ask, 0)
  const found = new Map<string, Explained>()
  for (const one of explained) if (one.plan.some((line) => scan.test(line))) found.set(one.query, one)
  console.log(
    `\n${found.size} of ${new Set(explained.map(({ query }) => query)).size} statements read a large table whole`,
  )
  for (const one of [...found.values()].slice(0, mostPrinted)) {
    console.log(`\n${one.milliseconds.toFixed(1)} ms: ${shortQuery(one)}`)
    for (const line of one.plan.filter((each) => scan.test(each))) console.log(`  ${line.trim()}`)
  }
  return found.size
}
