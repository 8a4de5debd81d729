import type { Order } from '@kerf/shared-contracts/contracts/orders'
import type { Shipment } from '@kerf/shared-contracts/contracts/shipments'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { color, fontSize, fontWeight, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { partsWords, piecesWords } from '../rfqs/words.ts'
import { StatusBadge } from '../statuses/status-badge.tsx'
import { CarrierTracking } from './carrier-tracking.tsx'
import { text } from './text.ts'
import { shippedParts } from './words.ts'

const words = text.shipments

const Item = styled.li`
  display: grid;
  gap: ${space[8]};
  padding: ${space[12]} ${space[16]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  overflow-wrap: anywhere;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[4]} ${space[16]};

  & > * {
    min-width: 0;
  }
`

const Pieces = styled.p`
  font-weight: ${fontWeight.medium};
  font-variant-numeric: tabular-nums;
`

const Parts = styled.ul`
  font-size: ${fontSize[13]};
`

const Carrier = styled.p`
  font-size: ${fontSize[13]};
`

interface ShipmentItemProps {
  shipment: Shipment
  order: Pick<Order, 'lines'>
  /** Its name, if the shipments of an order are numbered. */
  name?: string
  arrival: { arrived: boolean; on: string | null }
  /** Shown after the shipped quantity. */
  note?: ReactNode
  /** Actions on it. */
  children?: ReactNode
}

/** One shipment in a list: its contents, its carrier, and whether it has arrived. */
export function ShipmentItem({ shipment, order, name, arrival, note, children }: ShipmentItemProps) {
  const parts = shippedParts(shipment, order)
  const pieces = parts.length > 1 ? partsWords(parts.length) : piecesWords(shipment.quantityShipped)
  const { arrived, on } = arrival
  return (
    <Item aria-label={name}>
      <Head>
        <div>
          <Pieces>{name ? words.piecesOf(name, pieces) : pieces}</Pieces>
          {parts.length > 0 && (
            <Parts aria-label={words.parts}>
              {parts.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </Parts>
          )}
          <Carrier>
            <CarrierTracking of={shipment} />
          </Carrier>
          {note}
        </div>
        <Stack $gap={4}>
          <StatusBadge
            status={arrived ? 'delivered' : shipment.status}
            label={arrived ? words.delivered : words.inTransit}
          />
          <Muted>{words.shippedOn(formatDate(shipment.shipmentDate))}</Muted>
          {on && <Muted>{words.deliveredOn(formatDate(on))}</Muted>}
        </Stack>
      </Head>
      {children}
    </Item>
  )
}
