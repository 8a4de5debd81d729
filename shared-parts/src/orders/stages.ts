import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { orderStages, stageState } from '@kerf/shared-contracts/rules/order-lifecycle'
import type { Stage } from '@kerf/shared-ui/content/stage-rail.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'

const railStates = { completed: 'completed', in_progress: 'current', pending: 'pending' } as const

/**
 * The eight stages of an order for the rail. Reached stages carry the date on which the order last entered them; earlier
 * ones that it never entered are skipped (docs/product/orders.md, 'Stages').
 */
export function stagesOf({ orderStatus, stageChanges }: Pick<Order, 'orderStatus' | 'stageChanges'>): Stage[] {
  return orderStages.map(({ status, label }) => {
    const reached = railStates[stageState(orderStatus, status)]
    const enteredAt = reached === 'pending' ? undefined : stageChanges.findLast(({ to }) => to === status)?.changedAt
    const state = reached === 'completed' && enteredAt === undefined ? 'skipped' : reached
    return { key: status, label, state, date: formatDate(enteredAt) || undefined }
  })
}
