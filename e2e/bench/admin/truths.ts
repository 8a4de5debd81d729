import { OrderStatus } from '@kerf/shared-contracts/contracts/orders'
import { RfqStatus } from '@kerf/shared-contracts/contracts/rfqs'
import { countLimit } from '@kerf/shared-contracts/rules/list-total'
import { sendOnce } from '../api/load.ts'
import { execute, type World } from '../api/worlds.ts'
import { targetOf } from './calls.ts'

const customers = "users where account_type = 'customer' and deleted_at is null"

/** Lists, and what the rows that they count are, in SQL of its own. */
const truths: readonly (readonly [path: string, rows: string])[] = [
  ['/api/admin/rfqs', 'rfqs'],
  ...RfqStatus.options.map(
    (status) => [`/api/admin/rfqs?status=${status}`, `rfqs where status = '${status}'`] as const,
  ),
  ['/api/admin/orders', 'orders where not is_archived'],
  ...OrderStatus.options.map(
    (status) =>
      [`/api/admin/orders?status=${status}`, `orders where status = '${status}' and not is_archived`] as const,
  ),
  ['/api/admin/orders/archived', 'orders where is_archived'],
  ['/api/admin/customers', customers],
  ['/api/admin/customers?status=verified', `${customers} and is_verified`],
  ['/api/admin/customers?status=unverified', `${customers} and not is_verified`],
  ['/api/admin/companies', 'companies where merged_into_id is null'],
  ['/api/admin/purchase-orders', 'purchase_orders'],
  ['/api/admin/rfqs?q=zzqqxx', "rfqs where project_name ilike '%zzqqxx%'"],
]

/**
 * Compares what lists say they hold with SQL's own count.
 * @param only which lists, by path
 * @returns how many differ
 */
export async function compareWithSql(world: World, only: RegExp): Promise<number> {
  const asked = truths.filter(([path]) => only.test(path))
  let wrong = 0
  for (const [path, rows] of asked) {
    const { headers } = await sendOnce(targetOf(world, { what: path, path, isList: true }))
    const [counted] = await execute<{ rows: string }>(world.databaseUrl, `select count(*) as rows from ${rows}`, [])
    const truth = Math.min(Number(counted?.rows), countLimit + 1)
    const said = Number(headers['x-total-count'])
    if (said === truth) continue
    wrong += 1
    console.log(`${path}: says ${said}, SQL counts ${truth}`)
  }
  console.log(`${asked.length} counts compared with SQL: ${wrong} differ`)
  return wrong
}
