import type { ProductionOrder, ProductionStage } from '@kerf/shared-contracts/contracts/production'
import { orderStatusLabel } from '@kerf/shared-contracts/rules/order-lifecycle'
import { text as orderWords } from '@kerf/shared-parts/orders/text.ts'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { Muted } from '@kerf/shared-ui/content/layout.tsx'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import { color, fontSize, fontWeight, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatCount } from '@kerf/shared-ui/words/format.ts'
import { type DragEvent, useState } from 'react'
import { styled } from 'styled-components'
import { OrderCard } from './order-card.tsx'
import { text } from './text.ts'

const words = text.board

const Frame = styled.section`
  display: grid;
  gap: ${space[8]};
  min-width: 0;
  padding: ${space[8]};
  border: 1px solid transparent;
  border-radius: ${radius.card};
  background: ${color.sunken};
  scroll-snap-align: start;

  &[data-over] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
`

const Head = styled.header`
  display: grid;
  gap: 2px;
  align-content: start;
  min-height: 68px;
  padding: ${space[4]};
  font-size: ${fontSize[13]};
`

const Title = styled.h2`
  font-size: ${fontSize[14]};
  font-weight: ${fontWeight.semibold};
`

const Counts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  align-items: center;
`

const Cards = styled.ul`
  display: grid;
  gap: ${space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Rest = styled.div`
  padding: ${space[4]};
  font-size: ${fontSize[13]};
`

/** Where all orders of a stage are listed. */
const listOf = (status: string) => `/admin/customers?${new URLSearchParams({ tab: 'active-orders', status })}`

interface BoardColumnProps {
  stage: ProductionStage
  /** Null while too few orders went through the stage. */
  usualDays: number | null
  /** The order that is being dragged. */
  dragged: ProductionOrder | undefined
  onDrag: (order: ProductionOrder | undefined) => void
  onMove: (order: ProductionOrder, to: ProductionStage['status']) => void
}

/** One stage with its orders, the earliest due first. Takes orders that are dropped on it. */
export function BoardColumn({ stage, usualDays, dragged, onDrag, onMove }: BoardColumnProps) {
  const { status, count, late, orders } = stage
  const [isOver, setOver] = useState(false)
  const label = orderStatusLabel(status)
  const takes = dragged !== undefined && dragged.orderStatus !== status
  const over = (event: DragEvent) => {
    if (!takes) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onDrag(undefined)
    if (takes) onMove(dragged, status)
  }
  return (
    <Frame
      aria-label={label}
      data-over={(isOver && takes) || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Head>
        <Title>{label}</Title>
        <Counts>
          <Muted>{count === 0 ? words.empty : words.orders(formatCount(count))}</Muted>
          {late > 0 && <Badge tone="red">{words.late(formatCount(late))}</Badge>}
        </Counts>
        {usualDays !== null && <Muted>{orderWords.usual.time(usualDays)}</Muted>}
      </Head>
      {count > 0 && (
        <Cards>
          {orders.map((order) => (
            <OrderCard
              key={order.id}
              order={order}
              isDragged={dragged?.id === order.id}
              onDrag={onDrag}
              onMove={onMove}
            />
          ))}
        </Cards>
      )}
      {count > orders.length && (
        <Rest>
          <TextLink to={listOf(status)}>{words.more(formatCount(count - orders.length))}</TextLink>
        </Rest>
      )}
    </Frame>
  )
}
