import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { useSayEnded, WhilePossible } from '@kerf/shared-parts/forms/while-possible.tsx'
import { OrderStages, useAreTimesKnown } from '@kerf/shared-parts/orders/order-stages.tsx'
import { useIsQualityKnown } from '@kerf/shared-parts/quality/use-is-quality-known.ts'
import { CardGrid } from '@kerf/shared-ui/content/card-grid.tsx'
import { HeldBack } from '@kerf/shared-ui/content/held-back.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import type { ReactNode } from 'react'
import { deliveryEnded, orderEnded } from './order-ended.ts'
import { Invoice } from './payment/invoice.tsx'
import { Payment } from './payment/payment.tsx'
import { OrderFiles } from './progress/order-files.tsx'
import { ProjectInformation } from './progress/project-information.tsx'
import { StatusUpdate } from './progress/status-update.tsx'
import { QualityCheck } from './quality/quality-check.tsx'
import { Shipments } from './shipping/shipments.tsx'
import { TrackingForm, trackingPlace } from './shipping/tracking-form.tsx'
import { text } from './text.ts'

interface OrderWorkspaceProps {
  order: Order
  /** Links from the order, if none are shown above it. */
  links?: ReactNode
}

/** All work on an order, from its stages to its payment. An archived order is read-only. */
export function OrderWorkspace({ order, links }: OrderWorkspaceProps) {
  const isOpen = !order.isArchived
  const ended = orderEnded(order)
  const areTimesKnown = useAreTimesKnown()
  const isQualityKnown = useIsQualityKnown(order.id)
  useSayEnded(deliveryEnded(order))
  return (
    <article aria-label={text.workspace(order.orderNumber)}>
      <Stack>
        <OrderStages label={text.stages} order={order} />
        <HeldBack isReady={areTimesKnown} skeleton={null}>
          <Stack>
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
                <HeldBack isReady={isQualityKnown} skeleton={null}>
                  <Stack $gap={16}>
                    <Invoice order={order} />
                    {isOpen && <Payment order={order} />}
                    <OrderFiles order={order} />
                  </Stack>
                </HeldBack>
              </Stack>
            </CardGrid>
          </Stack>
        </HeldBack>
      </Stack>
    </article>
  )
}
