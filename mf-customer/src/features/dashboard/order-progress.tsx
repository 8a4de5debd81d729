import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { customerAddress } from '@kerf/shared-contracts/rules/addresses'
import { nextOfOrder } from '@kerf/shared-contracts/rules/next-step'
import { orderPercent, orderStatusLabel } from '@kerf/shared-contracts/rules/order-lifecycle'
import { FilesPicture } from '@kerf/shared-parts/files/row-picture.tsx'
import { DueDate } from '@kerf/shared-parts/orders/due-date.tsx'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { polling } from '@kerf/shared-runtime'
import { useListOrdersQuery } from '@kerf/shared-runtime/endpoints/orders'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Cluster, Muted } from '@kerf/shared-ui/content/layout.tsx'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { ProgressBar } from '@kerf/shared-ui/feedback/progress-bar.tsx'
import { PictureRow, Rows, RowsSkeleton, Spread } from '@kerf/shared-ui/tables/list-rows.tsx'
import { Package } from 'lucide-react'
import { orderName } from '../orders/order-words.ts'
import { YourTurn } from '../shared/your-turn.tsx'
import { text } from './text.ts'

/** How many orders the dashboard shows (docs/product/dashboard.md, 'Order progress'). */
const shownOrders = 3
const words = text.progress

function OrderRow({ order }: { order: Order }) {
  const percent = orderPercent(order.orderStatus)
  return (
    <PictureRow picture={<FilesPicture files={order.rfq.files} size="medium" />}>
      <Spread>
        <TextLink to={customerAddress.order(order.id)}>{order.rfq.projectName}</TextLink>
        <Cluster $gap={4}>
          <StatusBadge status={order.orderStatus} label={orderStatusLabel(order.orderStatus)} />
          <YourTurn next={nextOfOrder(order)} rfq={order.rfq} />
        </Cluster>
      </Spread>
      <ProgressBar value={percent} label={words.of(orderName(order))} />
      <Spread>
        <Cluster>
          <Muted>{orderName(order)}</Muted>
          <DueDate order={order} />
        </Cluster>
        <Cluster>
          {percent < 100 && <Badge>{words.inProgress}</Badge>}
          <Muted>{words.percent(percent)}</Muted>
        </Cluster>
      </Spread>
    </PictureRow>
  )
}

/** The first orders with their progress, active ones before finished ones. */
export function OrderProgress() {
  const active = useListOrdersQuery({ group: 'active', limit: shownOrders }, polling)
  const history = useListOrdersQuery({ group: 'history', limit: shownOrders }, polling)
  if (active.data === undefined || history.data === undefined) {
    const retry = () => {
      active.refetch()
      history.refetch()
    }
    return (
      <Card title={words.title}>
        {active.isError || history.isError ? (
          <ErrorState title={words.failed} onRetry={retry} retrying={active.isFetching || history.isFetching} />
        ) : (
          <RowsSkeleton rows={shownOrders} />
        )}
      </Card>
    )
  }
  const orders = [...active.data.items, ...history.data.items].slice(0, shownOrders)
  return (
    <Card title={words.title}>
      {orders.length === 0 ? (
        <EmptyState headingLevel={3} icon={<Package size={22} />} title={words.empty} text={words.emptyText} />
      ) : (
        <Rows>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </Rows>
      )}
    </Card>
  )
}
