import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { stagesOf } from '@kerf/shared-parts/orders/stages.ts'
import { CardGrid } from '@kerf/shared-ui/content/card-grid.tsx'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { StageRail } from '@kerf/shared-ui/content/stage-rail.tsx'
import { MessagesLink } from '../../shared/messages-link.tsx'
import { Invoice } from './invoice.tsx'
import { OrderFiles } from './order-files.tsx'
import { Payment } from './payment.tsx'
import { ProjectInformation } from './project-information.tsx'
import { QualityCheck } from './quality-check.tsx'
import { Shipments } from './shipments.tsx'
import { StatusUpdate } from './status-update.tsx'
import { text } from './text.ts'
import { TrackingForm } from './tracking-form.tsx'

/** Everything that is done with an order, from its stages to its payment. */
export function OrderWorkspace({ order }: { order: Order }) {
  return (
    <article aria-label={text.workspace(order.orderNumber)}>
      <Stack>
        <StageRail label={text.stages} stages={stagesOf(order)} />
        <Cluster>
          <MessagesLink about="order" id={order.id} />
        </Cluster>
        <CardGrid $min={340}>
          <Stack $gap={16}>
            <StatusUpdate order={order} />
            <TrackingForm order={order} />
            <Shipments order={order} />
            <ProjectInformation order={order} />
          </Stack>
          <Stack $gap={16}>
            <QualityCheck order={order} />
            <Invoice order={order} />
            <Payment order={order} />
            <OrderFiles order={order} />
          </Stack>
        </CardGrid>
      </Stack>
    </article>
  )
}
