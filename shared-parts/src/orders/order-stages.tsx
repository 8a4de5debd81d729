import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { likelyNext } from '@kerf/shared-contracts/rules/stage-times'
import { businessToday } from '@kerf/shared-runtime'
import { useListStageTimesQuery } from '@kerf/shared-runtime/endpoints/production'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { StageRail } from '@kerf/shared-ui/content/stage-rail.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { stagesOf } from './stages.ts'
import { text } from './text.ts'

interface OrderStagesProps {
  order: Pick<Order, 'orderStatus' | 'stageChanges' | 'isArchived'>
  /** Accessible name of the stages. */
  label: string
}

/** Whether it is known how long stages usually take, and with it how high {@link OrderStages} are. */
export function useAreTimesKnown(): boolean {
  const { data, isError } = useListStageTimesQuery()
  return data !== undefined || isError
}

/**
 * The eight stages of an order, how long each one that is not over usually takes, and when it is likely to enter the
 * next; both said to be estimates (docs/product/orders.md, 'Usual times').
 */
export function OrderStages({ order, label }: OrderStagesProps) {
  const { data: times = [] } = useListStageTimesQuery()
  const next = likelyNext(order, times, { now: new Date(), today: businessToday() })
  const stages = stagesOf(order, order.isArchived ? [] : times)
  const estimate = stages.some((stage) => stage.estimate) && text.usual.isEstimate
  const said = next ? text.likelyNext(next.label, formatDate(next.day)) : estimate
  return (
    <Stack $gap={12}>
      <StageRail label={label} stages={stages} />
      {said && <Muted>{said}</Muted>}
    </Stack>
  )
}
