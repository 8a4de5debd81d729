import { median, sendOnce } from '../api/load.ts'
import { statementsOf } from '../api/statements.ts'
import { startTable } from '../api/table.ts'
import type { World } from '../api/worlds.ts'
import { type Asked, targetOf } from './calls.ts'

/** Milliseconds within which every admin list must answer. */
const bound = 150
const rounds = 9

/** Times each call at the API, and counts its statements. @returns how many had a median above the limit */
export async function timeCalls(world: World, calls: readonly Asked[]): Promise<number> {
  const row = startTable({ call: 78, 'median ms': 9, 'worst ms': 8, statements: 10, rows: 8 })
  let slow = 0
  for (const asked of calls) {
    const target = targetOf(world, asked)
    // The first requests plan what later ones reuse.
    for (let warmUp = 0; warmUp < 2; warmUp += 1) await sendOnce(target)
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now()
      await sendOnce(target)
      times.push(performance.now() - start)
    }
    const { headers } = await sendOnce(target)
    const middle = median(times)
    if (middle > bound) slow += 1
    const statements = await statementsOf(world, () => sendOnce(target))
    row([
      ...[asked.what, `${middle.toFixed(1)}${middle > bound ? '!' : ''}`, Math.max(...times).toFixed(1)],
      ...[statements.toFixed(1), String(headers['x-total-count'] ?? '')],
    ])
  }
  return slow
}
