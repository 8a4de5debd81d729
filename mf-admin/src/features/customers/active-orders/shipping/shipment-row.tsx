import type { Order } from '@kerf/shared-contracts/contracts/orders'
import type { Shipment, TrackingStatus } from '@kerf/shared-contracts/contracts/shipments'
import { maySetStatus, orderStatusLabel } from '@kerf/shared-contracts/rules/order-lifecycle'
import { failureWords, isStale } from '@kerf/shared-parts/forms/failure-words.ts'
import { LeaveGuard } from '@kerf/shared-parts/forms/leave-guard.tsx'
import { PackingSlipButton } from '@kerf/shared-parts/orders/document-buttons.tsx'
import { ShipmentItem } from '@kerf/shared-parts/orders/shipment-item.tsx'
import { arrivalOf, parcelStages } from '@kerf/shared-parts/orders/words.ts'
import { toast } from '@kerf/shared-runtime'
import { useUpdateShipmentMutation } from '@kerf/shared-runtime/endpoints/shipments'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { PackageCheck } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { text as shared } from '../../../shared/text.ts'
import { text } from '../text.ts'

const words = text.shipments

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[8]};
`

const stages = parcelStages.map((status) => ({ value: status, label: orderStatusLabel(status) }))

interface ShipmentProps {
  shipment: Shipment
  /** Its name among the order's shipments. */
  name: string
}

const seen = ({ status, trackingStatus }: Shipment) => ({ status, trackingStatus })

function ShipmentActions({ shipment, name }: ShipmentProps) {
  const { status, trackingStatus } = seen(shipment)
  /** The choice, and the value that it is based on. */
  const [choice, setChoice] = useState<{ to: TrackingStatus; from: ReturnType<typeof seen> }>()
  const [update, { isLoading }] = useUpdateShipmentMutation()
  const { id: shipmentId, orderId: id } = shipment
  // A new shipment starts with a stage of its order, which says nothing about a parcel.
  const present = parcelStages.find((each) => each === trackingStatus)
  const stage = choice?.to ?? present

  const choose = (value: string) => {
    const to = parcelStages.find((each) => each === value)
    setChoice(to && { to, from: seen(shipment) })
  }
  const saveStage = async () => {
    if (stage === undefined) return
    const { error } = await update({ id, shipmentId, body: { trackingStatus: stage, basedOn: choice?.from } })
    if (isStale(error)) setChoice(undefined)
    if (error) return toast.error(words.trackingFailed, failureWords(error, shared.tryAgain))
    toast.success(words.trackingDone)
    setChoice(undefined)
  }
  const markDelivered = async () => {
    const { error } = await update({
      id,
      shipmentId,
      body: { status: 'delivered', basedOn: { status, trackingStatus } },
    })
    if (error) toast.error(words.deliveredFailed, failureWords(error, shared.tryAgain))
    else toast.success(words.deliveredDone)
  }
  return (
    <>
      <LeaveGuard when={stage !== present} />
      <Field label={words.trackingStatus(name)} hint={stage === present ? undefined : text.status.unsaved}>
        <Select
          options={stages}
          placeholder={present ? undefined : words.noStage}
          value={stage ?? ''}
          onChange={({ target }) => choose(target.value)}
        />
      </Field>
      {stage !== present && (
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
    </>
  )
}

type ShippedOrder = Pick<Order, 'lines' | 'orderStatus' | 'isArchived' | 'reopenedAt' | 'stageChanges'>

/** One shipment: its contents, its carrier, its packing slip and, while the order may still change, its progress. */
export function ShipmentRow({ shipment, order, name }: ShipmentProps & { order: ShippedOrder }) {
  return (
    <ShipmentItem shipment={shipment} order={order} name={name} arrival={arrivalOf(shipment, order)}>
      <Actions>
        {maySetStatus(order) && <ShipmentActions shipment={shipment} name={name} />}
        <PackingSlipButton shipment={shipment} name={name} />
      </Actions>
    </ShipmentItem>
  )
}
