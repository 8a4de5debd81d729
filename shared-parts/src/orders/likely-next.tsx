import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { likelyNext } from '@kerf/shared-contracts/rules/stage-times'
import { businessToday } from '@kerf/shared-runtime'
import { useListStageTimesQuery } from '@kerf/shared-runtime/endpoints/production'
import { Muted } from '@kerf/shared-ui/content/layout.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { text } from './text.ts'

/** When an order usually enters its next stage, said to be an estimate; nothing where past orders do not tell. */
export function LikelyNext({ order }: { order: Pick<Order, 'orderStatus' | 'stageChanges' | 'isArchived'> }) {
  const { data: times = [] } = useListStageTimesQuery()
  const next = likelyNext(order, times, { now: new Date(), today: businessToday() })
  return next ? <Muted>{text.likelyNext(next.label, formatDate(next.day))}</Muted> : null
}
