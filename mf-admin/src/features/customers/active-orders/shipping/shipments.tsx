import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { maySetStatus } from '@kerf/shared-contracts/rules/order-lifecycle'
import { WhilePossible } from '@kerf/shared-parts/forms/while-possible.tsx'
import { ShippedProgress } from '@kerf/shared-parts/orders/shipped-progress.tsx'
import { polling } from '@kerf/shared-runtime'
import { useListShipmentsQuery } from '@kerf/shared-runtime/endpoints/shipments'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { HeldBack } from '@kerf/shared-ui/content/held-back.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { LoadingBlock } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { shippingEnded } from '../order-ended.ts'
import { text } from '../text.ts'
import { ShipmentForm, shipmentPlace } from './shipment-form.tsx'
import { linesToShip } from './shipment-form-schema.ts'
import { ShipmentRow } from './shipment-row.tsx'

const words = text.shipments

function ShipmentList({ order }: { order: Order }) {
  const { data, isError, isFetching, refetch } = useListShipmentsQuery({ id: order.id }, polling)
  if (data === undefined && isError) {
    return <ErrorState title={words.loadFailed} onRetry={refetch} retrying={isFetching} />
  }
  if (data === undefined) return <LoadingBlock height="76px" />
  if (data.length === 0) return <Muted>{words.none}</Muted>
  return (
    <Stack as="ul" $gap={8} aria-label={words.list}>
      {data.map((shipment, index) => (
        <ShipmentRow key={shipment.id} shipment={shipment} order={order} name={words.number(data.length - index)} />
      ))}
    </Stack>
  )
}

/** Why no further shipment is possible, if so. */
function noneReason(order: Order): string | undefined {
  if (order.quantityRemaining <= 0) return words.allShipped
  return order.isArchived || maySetStatus(order) ? undefined : words.delivered
}

/** The next shipment, or why there is none. */
function NextShipment({ order }: { order: Order }) {
  const reason = noneReason(order)
  return (
    <>
      {reason && <Muted>{reason}</Muted>}
      <WhilePossible ended={shippingEnded(order)} place={shipmentPlace(order.id)}>
        <ShipmentForm key={order.id} order={order} lines={linesToShip(order)} />
      </WhilePossible>
    </>
  )
}

/** What has been shipped of the order, and the form for the next shipment. */
export function Shipments({ order }: { order: Order }) {
  const { data, isError } = useListShipmentsQuery({ id: order.id }, polling)
  return (
    <Card title={words.title}>
      <Stack $gap={16}>
        <ShippedProgress order={order} />
        <ShipmentList order={order} />
        <HeldBack isReady={data !== undefined || isError}>
          <NextShipment order={order} />
        </HeldBack>
      </Stack>
    </Card>
  )
}
