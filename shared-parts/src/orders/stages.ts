import type { Order } from '@kerf/shared-contracts/contracts/orders'
import type { StageTime } from '@kerf/shared-contracts/contracts/production'
import { expectedDay, orderStages, stageState } from '@kerf/shared-contracts/rules/order-lifecycle'
import type { Stage } from '@kerf/shared-ui/content/stage-rail.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { text } from './text.ts'

const words = text.dueDates
const railStates = { completed: 'completed', in_progress: 'current', pending: 'pending' } as const

/** What tells the stages of an order, and when its delivery was promised. */
type StagedOrder = Pick<Order, 'orderStatus' | 'stageChanges'> &
  Partial<Pick<Order, 'dueDate' | 'promisedDate' | 'estimatedCompletion'>>

/** The dates of the delivery: when it was, or when it is due, and what was promised where that is another day. */
function deliveryDates(order: StagedOrder, deliveredOn: string): string {
  const { dueDate = null, promisedDate = null, estimatedCompletion = null } = order
  const due = formatDate(expectedDay({ dueDate, promisedDate, estimatedCompletion }))
  const promised = formatDate(promisedDate ?? dueDate)
  const shown = deliveredOn || (due && words.by(due))
  const isSame = promised === (deliveredOn || due)
  return [shown, promised && !isSame && words.promisedFor(promised)].filter(Boolean).join(' · ')
}

/**
 * The eight stages of an order for the rail. Reached stages carry the date on which the order last entered them; earlier
 * ones that it never entered are skipped. Only the delivery has a promised date (docs/product/orders.md, 'Stages').
 * @param times how long stages usually take, said of the present and the later ones
 */
export function stagesOf(order: StagedOrder, times: readonly StageTime[] = []): Stage[] {
  const { orderStatus, stageChanges } = order
  return orderStages.map(({ status, label }) => {
    const reached = railStates[stageState(orderStatus, status)]
    const enteredAt = reached === 'pending' ? undefined : stageChanges.findLast(({ to }) => to === status)?.changedAt
    const state = reached === 'completed' && enteredAt === undefined ? 'skipped' : reached
    const entered = formatDate(enteredAt)
    const date = status === 'delivered' ? deliveryDates(order, entered) : entered
    const usual = reached === 'completed' ? undefined : times.find((time) => time.status === status)?.days
    const estimate = usual === null || usual === undefined ? undefined : text.usual.time(usual)
    return { key: status, label, state, date: date || undefined, estimate }
  })
}
