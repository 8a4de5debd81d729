import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { nextOfOrder } from '@kerf/shared-contracts/rules/next-step'
import { orderStatusLabel, showsQualityFiles } from '@kerf/shared-contracts/rules/order-lifecycle'
import { DueDate, dueDateWords } from '@kerf/shared-parts/orders/due-date.tsx'
import { OrderStages, useAreTimesKnown } from '@kerf/shared-parts/orders/order-stages.tsx'
import { ThingPage } from '@kerf/shared-parts/pages/thing-page.tsx'
import { useIsQualityKnown } from '@kerf/shared-parts/quality/use-is-quality-known.ts'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { polling } from '@kerf/shared-runtime'
import { useGetOrderQuery } from '@kerf/shared-runtime/endpoints/orders'
import { useListStageTimesQuery } from '@kerf/shared-runtime/endpoints/production'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { HeldBack } from '@kerf/shared-ui/content/held-back.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import { Skeleton, SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { PackageX } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { OwnNextStep } from '../../shared/your-turn.tsx'
import { OrderDocuments } from '../details/order-documents.tsx'
import { OrderFacts } from '../details/order-facts.tsx'
import { Shipments } from '../details/shipments.tsx'
import { orderName } from '../order-words.ts'
import { QualityCheckPanel } from '../quality-check/quality-check-panel.tsx'
import { text } from '../text.ts'
import { ReorderButton } from './reorder-button.tsx'

const words = {
  ...text.page,
  failed: text.details.loadFailed,
  failedText: text.details.loadFailedText,
  missing: text.details.missing,
  missingText: text.details.missingText,
}

function Badges({ order }: { order: Order }) {
  return (
    <>
      <StatusBadge status={order.orderStatus} label={orderStatusLabel(order.orderStatus)} />
      {order.isArchived && <Badge>{text.card.archived}</Badge>}
    </>
  )
}

/** The content of the details and tracking dialogs, one below the other; what waits for the customer comes first. */
function OrderSections({ order }: { order: Order }) {
  const isQualityKnown = useIsQualityKnown(order.id, showsQualityFiles(order))
  const areTimesKnown = useAreTimesKnown()
  const isDated = dueDateWords(order) !== ''
  return (
    <Stack $gap={16}>
      <VisuallyHidden as="h2">{words.now}</VisuallyHidden>
      <QualityCheckPanel order={order} />
      <HeldBack isReady={isQualityKnown && areTimesKnown} skeleton={null}>
        <Stack $gap={16}>
          <Card title={text.tracking.stages} description={isDated && <DueDate order={order} say={words.due} />}>
            <OrderStages label={text.tracking.stages} order={order} />
          </Card>
          <Card title={words.details}>
            <Stack $gap={24}>
              <OrderFacts order={order} />
            </Stack>
          </Card>
          <Card title={text.tracking.shipments}>
            <Shipments order={order} />
          </Card>
        </Stack>
      </HeldBack>
    </Stack>
  )
}

const skeleton = (
  <Stack $gap={16}>
    <Card title={text.tracking.stages}>
      <Skeleton height="72px" />
    </Card>
    <Card title={words.details}>
      <SkeletonText lines={6} />
    </Card>
    <Card title={text.tracking.shipments}>
      <Skeleton height="76px" />
    </Card>
  </Stack>
)

function OneOrder({ id }: { id: string }) {
  // Asked for beside the order: the line that they make moves nothing then.
  useListStageTimesQuery()
  const asked = useGetOrderQuery({ id }, polling)
  return (
    <ThingPage
      asked={asked}
      words={words}
      back={{ to: '/orders', label: words.back }}
      icon={<PackageX size={22} />}
      title={(order) => text.details.title(orderName(order))}
      description={(order) => <bdi>{order.rfq.projectName}</bdi>}
      badge={(order) => <Badges order={order} />}
      actions={(order) => (
        <>
          <ReorderButton order={order} />
          <OrderDocuments order={order} />
        </>
      )}
      next={(order) => <OwnNextStep next={nextOfOrder(order)} rfq={order.rfq} orderStatus={order.orderStatus} />}
      skeleton={skeleton}
    >
      {(order) => <OrderSections order={order} />}
    </ThingPage>
  )
}

/** `/orders/{id}`: one order from its confirmation to its delivery. */
export function OrderPage() {
  const { id = '' } = useParams()
  return <OneOrder key={id} id={id} />
}
