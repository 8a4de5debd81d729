import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { useSayEnded, WhilePossible } from '@kerf/shared-parts/forms/while-possible.tsx'
import { LikelyNext } from '@kerf/shared-parts/orders/likely-next.tsx'
import { stagesOf } from '@kerf/shared-parts/orders/stages.ts'
import { useIsQualityKnown } from '@kerf/shared-parts/quality/use-is-quality-known.ts'
import { CardGrid } from '@kerf/shared-ui/content/card-grid.tsx'
import { HeldBack } from '@kerf/shared-ui/content/held-back.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { StageRail } from '@kerf/shared-ui/content/stage-rail.tsx'
import type { ReactNode } from 'react'
import { Invoice } from './invoice.tsx'
import { deliveryEnded, orderEnded } from './order-ended.ts'
import { OrderFiles } from './order-files.tsx'
import { Payment } from './payment.tsx'
import { ProjectInformation } from './project-information.tsx'
import { QualityCheck } from './quality-check.tsx'
import { Shipments } from './shipments.tsx'
import { StatusUpdate } from './status-update.tsx'
import { text } from './text.ts'
import { TrackingForm, trackingPlace } from './tracking-form.tsx'

interface OrderWorkspaceProps {
  order: Order
  /** Links from the order, if none are shown above it. */
  links?: ReactNode
}

/** All work on an order, from its stages to its payment. An archived order is read-only. */
export function OrderWorkspace({ order, links }: OrderWorkspaceProps) {
  const isOpen = !order.isArchived
  const ended = orderEnded(order)
  useSayEnded(deliveryEnded(order))
  return (
    <article aria-label={text.workspace(order.orderNumber)}>
      <Stack>
        <Stack $gap={8}>
          <StageRail label={text.stages} stages={stagesOf(order)} />
          <LikelyNext order={order} />
        </Stack>
        {links}
        <CardGrid $min={340}>
          <Stack $gap={16}>
            <WhilePossible ended={ended}>
              <StatusUpdate order={order} />
            </WhilePossible>
            <WhilePossible ended={ended} place={trackingPlace(order.id)}>
              <TrackingForm order={order} />
            </WhilePossible>
            <Shipments order={order} />
            <ProjectInformation order={order} />
          </Stack>
          <Stack $gap={16}>
            <QualityCheck order={order} />
            <HeldBack isReady={useIsQualityKnown(order.id)} skeleton={null}>
              <Stack $gap={16}>
                <Invoice order={order} />
                {isOpen && <Payment order={order} />}
                <OrderFiles order={order} />
              </Stack>
            </HeldBack>
          </Stack>
        </CardGrid>
      </Stack>
    </article>
  )
}
