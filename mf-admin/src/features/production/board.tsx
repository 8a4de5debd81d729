import type { ProductionOrder } from '@kerf/shared-contracts/contracts/production'
import { orderStages } from '@kerf/shared-contracts/rules/order-lifecycle'
import { polling } from '@kerf/shared-runtime'
import { useGetProductionBoardQuery, useListStageTimesQuery } from '@kerf/shared-runtime/endpoints/production'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { Skeleton } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { media, space } from '@kerf/shared-ui/theme/tokens.ts'
import { Factory } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { BoardColumn } from './board-column.tsx'
import { text } from './text.ts'
import { useStageMove } from './use-stage-move.tsx'

const stageCount = orderStages.length

/* Eight stages are wider than most screens, so they scroll on their own; the page stays where it is. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(${stageCount}, minmax(228px, 1fr));
  gap: ${space[12]};
  align-items: start;
  margin-inline: -4px;
  padding: 4px 4px ${space[12]};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  ${media.narrow} {
    grid-template-columns: repeat(${stageCount}, min(84vw, 300px));
  }
`

const skeletons = orderStages.map(({ status }) => <Skeleton key={status} height="240px" />)

/** Orders by stage; an order is moved by dragging it or by its menu. */
export function Board() {
  const { data, error, isError, isFetching, refetch } = useGetProductionBoardQuery(undefined, polling)
  const { data: times } = useListStageTimesQuery()
  const [dragged, setDragged] = useState<ProductionOrder>()
  const move = useStageMove(refetch)

  if (isError && data === undefined) {
    return (
      <ErrorState title={text.failed} text={text.failedText} error={error} onRetry={refetch} retrying={isFetching} />
    )
  }
  if (data === undefined) {
    return (
      <Columns role="status" aria-label={text.loading}>
        {skeletons}
      </Columns>
    )
  }
  if (data.every(({ count }) => count === 0)) {
    return (
      <EmptyState
        icon={<Factory size={22} />}
        title={text.none}
        text={text.noneText}
        action={<ButtonLink to="/admin/customers?tab=rfqs">{text.toRfqs}</ButtonLink>}
      />
    )
  }
  return (
    <>
      <Columns role="region" aria-label={text.board.label} tabIndex={0}>
        {data.map((stage) => (
          <BoardColumn
            key={stage.status}
            stage={stage}
            usualDays={times?.find(({ status }) => status === stage.status)?.days ?? null}
            dragged={dragged}
            onDrag={setDragged}
            onMove={move.ask}
          />
        ))}
      </Columns>
      {move.dialog}
    </>
  )
}
