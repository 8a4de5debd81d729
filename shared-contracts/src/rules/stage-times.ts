import type { Order } from '../contracts/orders.ts'
import type { StageTime } from '../contracts/production.ts'
import { addDays } from './calendar.ts'
import { orderStages } from './order-lifecycle.ts'

/** What usually comes next, and when. */
export interface NextStage {
  label: string
  /** `YYYY-MM-DD` */
  day: string
}

const dayLength = 86_400_000

/**
 * The stage that an order usually enters next, and the day on which it does if its present stage takes the usual time
 * (docs/product/orders.md, 'Usual times'). Nothing where too few orders tell, when that time has passed, for archived
 * orders and after the last stage.
 * @param today `YYYY-MM-DD` in the business's time zone, at the moment `now`
 */
export function likelyNext(
  { orderStatus, stageChanges, isArchived }: Pick<Order, 'orderStatus' | 'stageChanges' | 'isArchived'>,
  times: readonly StageTime[],
  { now, today }: { now: Date; today: string },
): NextStage | undefined {
  const next = orderStages[orderStages.findIndex(({ status }) => status === orderStatus) + 1]
  const usual = times.find(({ status }) => status === orderStatus)?.days
  const entered = stageChanges.findLast(({ to }) => to === orderStatus)?.changedAt
  if (isArchived || !next || entered === undefined || usual === null || usual === undefined) return undefined
  const left = usual - (now.getTime() - Date.parse(entered)) / dayLength
  return left < 0 ? undefined : { label: next.label, day: addDays(today, Math.round(left)) }
}
