import type { Order } from '@kerf/shared-contracts/contracts/orders'
import type { StageTime } from '@kerf/shared-contracts/contracts/production'
import { orderStages, stageState } from '@kerf/shared-contracts/rules/order-lifecycle'
import type { Stage } from '@kerf/shared-ui/content/stage-rail.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { text } from './text.ts'

const railStates = { completed: 'completed', in_progress: 'current', pending: 'pending' } as const

/**
 * The eight stages of an order for the rail. Reached stages carry the date on which the order last entered them; earlier
 * ones that it never entered are skipped (docs/product/orders.md, 'Stages').
 * @param times how long stages usually take, said of the present and the later ones
 */
export function stagesOf(
  { orderStatus, stageChanges }: Pick<Order, 'orderStatus' | 'stageChanges'>,
  times: readonly StageTime[] = [],
): Stage[] {
  return orderStages.map(({ status, label }) => {
    const reached = railStates[stageState(orderStatus, status)]
    const enteredAt = reached === 'pending' ? undefined : stageChanges.findLast(({ to }) => to === status)?.changedAt
    const state = reached === 'completed' && enteredAt === undefined ? 'skipped' : reached
    const usual = reached === 'completed' ? undefined : times.find((time) => time.status === status)?.days
    const estimate = usual === null || usual === undefined ? undefined : text.usual.time(usual)
    return { key: status, label, state, date: formatDate(enteredAt) || undefined, estimate }
  })
}
