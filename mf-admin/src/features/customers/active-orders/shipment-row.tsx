import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { type Shipment, TrackingStatus } from '@kerf/shared-contracts/contracts/shipments'
import { orderStatusLabel } from '@kerf/shared-contracts/rules/order-lifecycle'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { ShipmentItem } from '@kerf/shared-parts/orders/shipment-item.tsx'
import { toast } from '@kerf/shared-runtime'
import { useUpdateShipmentMutation } from '@kerf/shared-runtime/endpoints/shipments'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { Select } from '@kerf/shared-ui/forms/select.tsx'
import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { PackageCheck } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { text as shared } from '../../shared/text.ts'
import { text } from './text.ts'

const words = text.shipments

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

/** One shipment: what left, with whom, how far it is. */
export function ShipmentRow({ shipment, order, name }: ShipmentProps & { order: Pick<Order, 'lines'> }) {
  const arrival = { arrived: shipment.status === 'delivered', on: shipment.deliveryDate }
  return (
    <ShipmentItem shipment={shipment} order={order} name={name} arrival={arrival}>
      <ShipmentActions shipment={shipment} name={name} />
    </ShipmentItem>
  )
}
