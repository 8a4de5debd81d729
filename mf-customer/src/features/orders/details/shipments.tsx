import type { Order } from '@kerf/shared-contracts/contracts/orders'
import type { Shipment } from '@kerf/shared-contracts/contracts/shipments'
import { orderStatusLabel } from '@kerf/shared-contracts/rules/order-lifecycle'
import { PackingSlipButton } from '@kerf/shared-parts/orders/document-buttons.tsx'
import { ShipmentItem } from '@kerf/shared-parts/orders/shipment-item.tsx'
import { ShippedProgress } from '@kerf/shared-parts/orders/shipped-progress.tsx'
import { arrivalOf, parcelStages } from '@kerf/shared-parts/orders/words.ts'
import { polling } from '@kerf/shared-runtime'
import { useListShipmentsQuery } from '@kerf/shared-runtime/endpoints/shipments'
import { Cluster, Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { LoadingBlock } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { Truck } from 'lucide-react'
import { styled } from 'styled-components'
import { text } from '../text.ts'

const List = styled.ul`
  display: grid;
  gap: ${space[8]};
`

type ShippedOrder = Pick<Order, 'id' | 'quantity' | 'quantityShipped' | 'lines' | 'orderStatus' | 'stageChanges'>

function ShipmentRow({ shipment, order }: { shipment: Shipment; order: ShippedOrder }) {
  const arrival = arrivalOf(shipment, order)
  const stage = !arrival.arrived && parcelStages.includes(shipment.trackingStatus) && (
    <Muted>{text.shipments.stage(orderStatusLabel(shipment.trackingStatus))}</Muted>
  )
  return (
    <ShipmentItem shipment={shipment} order={order} arrival={arrival} note={stage}>
      <Cluster>
        <PackingSlipButton shipment={shipment} name={text.shipments.of(formatDate(shipment.shipmentDate))} />
      </Cluster>
    </ShipmentItem>
  )
}

/** The shipments of an order, newest first, and how much of it has been shipped. */
export function Shipments({ order }: { order: ShippedOrder }) {
  const { data, isError, isFetching, refetch } = useListShipmentsQuery({ id: order.id }, polling)
  const words = text.shipments
  if (data === undefined) {
    return isError ? (
      <ErrorState title={words.failed} onRetry={refetch} retrying={isFetching} />
    ) : (
      <LoadingBlock height="76px" />
    )
  }
  if (data.length === 0) {
    return <EmptyState headingLevel={3} icon={<Truck size={22} />} title={words.none} text={words.noneText} />
  }
  return (
    <Stack $gap={12}>
      <ShippedProgress order={order} />
      <List aria-label={words.list}>
        {data.map((shipment) => (
          <ShipmentRow key={shipment.id} shipment={shipment} order={order} />
        ))}
      </List>
    </Stack>
  )
}
