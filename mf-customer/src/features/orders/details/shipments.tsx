import type { Order } from '@kerf/shared-contracts/contracts/orders'
import type { Shipment } from '@kerf/shared-contracts/contracts/shipments'
import { orderStatusLabel } from '@kerf/shared-contracts/rules/order-lifecycle'
import { piecesWords } from '@kerf/shared-parts/rfqs/words.ts'
import { polling } from '@kerf/shared-runtime'
import { useListShipmentsQuery } from '@kerf/shared-runtime/endpoints/shipments'
import { Cluster, Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { ProgressBar } from '@kerf/shared-ui/feedback/progress-bar.tsx'
import { Skeleton } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { StatusBadge } from '@kerf/shared-ui/feedback/status-badge.tsx'
import { color, fontSize, fontWeight, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { Truck } from 'lucide-react'
import { styled } from 'styled-components'
import { arrivalOf, shippedParts } from '../order-words.ts'
import { text } from '../text.ts'

const List = styled.ul`
  display: grid;
  gap: ${space[8]};
`

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[4]} ${space[16]};

  & > * {
    min-width: 0;
  }
  padding: ${space[12]} ${space[16]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
`

const Pieces = styled.p`
  font-weight: ${fontWeight.medium};
  font-variant-numeric: tabular-nums;
`

const Parts = styled.ul`
  font-size: ${fontSize[13]};
  overflow-wrap: anywhere;
`

const Tracking = styled.p`
  font-size: ${fontSize[13]};
  overflow-wrap: anywhere;
`

type ShippedOrder = Pick<Order, 'id' | 'quantity' | 'quantityShipped' | 'lines' | 'orderStatus' | 'stageChanges'>

/** The stages that say something about a parcel; a shipment starts with the first stage of its order. */
const parcelStages: readonly Shipment['trackingStatus'][] = ['packing', 'shipped', 'delivered']

function ShipmentRow({ shipment, order }: { shipment: Shipment; order: ShippedOrder }) {
  const words = text.shipments
  const { arrived, on } = arrivalOf(shipment, order)
  const parts = shippedParts(shipment, order)
  const carrier = [shipment.shippingCarrier, shipment.trackingNumber].filter(Boolean).join(' ')
  return (
    <Row>
      <div>
        <Pieces>{piecesWords(shipment.quantityShipped)}</Pieces>
        {parts.length > 0 && (
          <Parts aria-label={words.parts}>
            {parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </Parts>
        )}
        <Tracking>{carrier || words.untracked}</Tracking>
        {!arrived && parcelStages.includes(shipment.trackingStatus) && (
          <Muted>{words.stage(orderStatusLabel(shipment.trackingStatus))}</Muted>
        )}
      </div>
      <Stack $gap={4}>
        <Cluster>
          <StatusBadge
            status={arrived ? 'delivered' : shipment.status}
            label={arrived ? words.deliveredBadge : words.inTransit}
          />
        </Cluster>
        <Muted>{words.shipped(formatDate(shipment.shipmentDate))}</Muted>
        {on && <Muted>{words.delivered(formatDate(on))}</Muted>}
      </Stack>
    </Row>
  )
}

/** The shipments of an order, newest first, and how much of the order they carry. */
export function Shipments({ order }: { order: ShippedOrder }) {
  const { data, isError, isFetching, refetch } = useListShipmentsQuery({ id: order.id }, polling)
  const words = text.shipments
  if (data === undefined) {
    return isError ? (
      <ErrorState title={words.failed} onRetry={refetch} retrying={isFetching} />
    ) : (
      <Skeleton height="76px" />
    )
  }
  if (data.length === 0) {
    return <EmptyState headingLevel={3} icon={<Truck size={22} />} title={words.none} text={words.noneText} />
  }
  const progress = words.progress(order.quantityShipped.toLocaleString('en-US'), piecesWords(order.quantity))
  return (
    <Stack $gap={12}>
      <div>
        <Muted>{progress}</Muted>
        <ProgressBar value={(order.quantityShipped / order.quantity) * 100} label={progress} />
      </div>
      <List aria-label={words.list}>
        {data.map((shipment) => (
          <ShipmentRow key={shipment.id} shipment={shipment} order={order} />
        ))}
      </List>
    </Stack>
  )
}
