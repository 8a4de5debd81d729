import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { adminAddress } from '@kerf/shared-contracts/rules/addresses'
import { nextOfOrder } from '@kerf/shared-contracts/rules/next-step'
import { orderStatusLabel } from '@kerf/shared-contracts/rules/order-lifecycle'
import { NextStep } from '@kerf/shared-parts/pages/next-step.tsx'
import { ThingPage } from '@kerf/shared-parts/pages/thing-page.tsx'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { polling } from '@kerf/shared-runtime'
import { useGetOrderQuery } from '@kerf/shared-runtime/endpoints/orders'
import { useListStageTimesQuery } from '@kerf/shared-runtime/endpoints/production'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Halves } from '@kerf/shared-ui/content/stat-grid.tsx'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { Skeleton, SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { Files, PackageX } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { HistoryCard } from '../../../activity/history-card.tsx'
import { MessagesLink } from '../../../shared/messages-link.tsx'
import { ReopenButton } from '../../archived-orders/reopen-order.tsx'
import { OrderWorkspace } from '../order-workspace.tsx'
import { PaymentBadge } from '../payment/payment-badge.tsx'
import { text } from '../text.ts'

const words = text.page

const backTo = {
  active: { to: '/admin/customers?tab=active-orders', label: words.back },
  archived: { to: '/admin/customers?tab=archived-orders', label: words.backToArchived },
}

function Badges({ order }: { order: Order }) {
  return (
    <>
      <StatusBadge status={order.orderStatus} label={orderStatusLabel(order.orderStatus)} />
      <PaymentBadge order={order} />
      {order.isArchived && <Badge>{words.archived}</Badge>}
    </>
  )
}

function OrderSections({ order }: { order: Order }) {
  return (
    <Stack $gap={16}>
      {order.isArchived && <Notice tone="blue">{words.archivedOn(formatDate(order.archivedAt))}</Notice>}
      <OrderWorkspace order={order} />
      <HistoryCard of={order} />
    </Stack>
  )
}

const skeleton = (
  <Stack $gap={16}>
    <Skeleton height="72px" />
    <Halves>
      {[text.status.title, text.quality.title, text.shipments.title, text.invoice.title].map((title) => (
        <Card key={title} title={title}>
          <SkeletonText lines={4} />
        </Card>
      ))}
    </Halves>
  </Stack>
)

function OneOrder({ id }: { id: string }) {
  // Asked for beside the order: what they add to its stages moves nothing then.
  useListStageTimesQuery()
  const asked = useGetOrderQuery({ id }, polling)
  return (
    <ThingPage
      asked={asked}
      words={words}
      back={asked.currentData?.isArchived ? backTo.archived : backTo.active}
      icon={<PackageX size={22} />}
      title={(order) => text.workspace(order.orderNumber)}
      description={(order) => <bdi>{order.rfq.projectName}</bdi>}
      badge={(order) => <Badges order={order} />}
      actions={(order) => (
        <>
          <ReopenButton order={order} />
          <ButtonLink to={adminAddress.rfq(order.rfqId)} icon={<Files size={16} aria-hidden />}>
            {words.viewRfq}
          </ButtonLink>
          <MessagesLink about="order" id={order.id} />
        </>
      )}
      next={(order) => <NextStep next={nextOfOrder(order)} reader="provider" orderStatus={order.orderStatus} />}
      skeleton={skeleton}
    >
      {(order) => <OrderSections order={order} />}
    </ThingPage>
  )
}

/** `/admin/orders/{id}`: one order with all work on it, archived or not. */
export function OrderPage() {
  const { id = '' } = useParams()
  return <OneOrder key={id} id={id} />
}
