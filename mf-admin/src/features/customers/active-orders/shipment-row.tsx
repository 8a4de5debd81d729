import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { type Shipment, TrackingStatus } from '@kerf/shared-contracts/contracts/shipments'
import { orderStatusLabel } from '@kerf/shared-contracts/rules/order-lifecycle'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { piecesWords } from '@kerf/shared-parts/rfqs/words.ts'
import { toast } from '@kerf/shared-runtime'
import { useUpdateShipmentMutation } from '@kerf/shared-runtime/endpoints/shipments'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { StatusBadge } from '@kerf/shared-ui/feedback/status-badge.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { Select } from '@kerf/shared-ui/forms/select.tsx'
import { color, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { PackageCheck } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { text as shared } from '../../shared/text.ts'
import { text } from './text.ts'

const words = text.shipments

const Row = styled.li`
  display: grid;
  gap: ${space[8]};
  padding: ${space[12]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  overflow-wrap: anywhere;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[4]} ${space[12]};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[8]};
`

const stages = TrackingStatus.options.map((status) => ({ value: status, label: orderStatusLabel(status) }))

interface ShipmentProps {
  shipment: Shipment
  /** What it is called among the shipments of its order. */
  name: string
}

function ShipmentActions({ shipment, name }: ShipmentProps) {
  const [chosen, setChosen] = useState<TrackingStatus>()
  const [update, { isLoading }] = useUpdateShipmentMutation()
  const { id: shipmentId, orderId: id } = shipment
  const stage = chosen ?? shipment.trackingStatus

  const saveStage = async () => {
    const { error } = await update({ id, shipmentId, body: { trackingStatus: stage } })
    if (error) return toast.error(words.trackingFailed, failureWords(error, shared.tryAgain))
    toast.success(words.trackingDone)
    setChosen(undefined)
  }
  const markDelivered = async () => {
    const { error } = await update({ id, shipmentId, body: { status: 'delivered' } })
    if (error) toast.error(words.deliveredFailed, failureWords(error, shared.tryAgain))
    else toast.success(words.deliveredDone)
  }
  return (
    <Actions>
      <Field label={words.trackingStatus(name)}>
        <Select
          options={stages}
          value={stage}
          onChange={({ target }) => setChosen(TrackingStatus.options.find((status) => status === target.value))}
        />
      </Field>
      {stage !== shipment.trackingStatus && (
        <Button loading={isLoading} aria-label={words.saveTrackingOf(name)} onClick={saveStage}>
          {words.saveTracking}
        </Button>
      )}
      {shipment.status !== 'delivered' && (
        <Button
          icon={<PackageCheck size={16} aria-hidden />}
          loading={isLoading}
          aria-label={words.markDeliveredOf(name)}
          onClick={markDelivered}
        >
          {words.markDelivered}
        </Button>
      )}
    </Actions>
  )
}

/** What it holds of each part; nothing where the order has one part alone. */
function partsOf(shipment: Shipment, { lines }: Pick<Order, 'lines'>): string[] {
  if (lines.length < 2) return []
  return lines.flatMap(({ id, name }, index) => {
    const quantity = shipment.lines.find(({ orderLineId }) => orderLineId === id)?.quantity ?? 0
    return quantity > 0 ? [words.nameWithPieces(name ?? text.project.part(index + 1), piecesWords(quantity))] : []
  })
}

/** One shipment: what left, with whom, how far it is. */
export function ShipmentRow({ shipment, order, name }: ShipmentProps & { order: Pick<Order, 'lines'> }) {
  const isDelivered = shipment.status === 'delivered'
  const carrier = [shipment.shippingCarrier, shipment.trackingNumber].filter(Boolean).join(' ')
  return (
    <Row aria-label={name}>
      <Head>
        <Stack $gap={4}>
          <strong>{words.nameWithPieces(name, piecesWords(shipment.quantityShipped))}</strong>
          {partsOf(shipment, order).map((part) => (
            <span key={part}>{part}</span>
          ))}
          <span>{carrier || words.untracked}</span>
        </Stack>
        <Stack $gap={4}>
          <StatusBadge status={shipment.status} label={isDelivered ? words.deliveredBadge : words.inTransit} />
          <Muted>{words.shipped(formatDate(shipment.shipmentDate))}</Muted>
          {shipment.deliveryDate && <Muted>{words.delivered(formatDate(shipment.deliveryDate))}</Muted>}
        </Stack>
      </Head>
      <ShipmentActions shipment={shipment} name={name} />
    </Row>
  )
}
