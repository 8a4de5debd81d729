import { carriers } from '@kerf/shared-contracts/rules/catalog'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormDialog } from '@kerf/shared-parts/forms/form-dialog.tsx'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { toast } from '@kerf/shared-runtime'
import { useShipPurchaseOrderMutation } from '@kerf/shared-runtime/endpoints/purchase-orders-supplier'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import { useId } from 'react'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { text as shared } from '../shared/text.ts'
import type { StepProps } from './date-dialogs.tsx'
import { text } from './text.ts'

const words = text.ship

/** Reports that the goods were shipped, or corrects carrier and tracking number. */
export function ShipDialog({ order, onClose }: StepProps) {
  const [ship] = useShipPurchaseOrderMutation()
  const { status, trackingNumber, shippingCarrier } = order
  const known = useId()
  const { form, element, errorOf } = useDialogForm({
    place: `purchase order ${order.id} shipment`,
    kept: mini.partial(mini.object({ trackingNumber: mini.string(), shippingCarrier: mini.string() })),
    shown: { trackingNumber: trackingNumber ?? '', shippingCarrier: shippingCarrier ?? '' },
    base: { status, trackingNumber, shippingCarrier },
    changeOf: { what: 'purchase-order-shipment', id: order.id },
    schema: z.object({ trackingNumber: z.string().max(120), shippingCarrier: z.string().max(80) }),
    send: (values: { trackingNumber: string; shippingCarrier: string }, basedOn) =>
      ship({ id: order.id, body: { ...values, basedOn } }),
    onDone: () => {
      toast.success(words.done)
      onClose()
    },
    onFailed: (error) => toast.error(words.failed, failureWords(error, shared.tryAgain)),
  })
  return (
    <FormDialog
      form={form}
      element={element}
      title={words.title}
      description={order.purchaseOrderNumber}
      submit={words.submit}
      present={[
        { label: words.carrier, value: shippingCarrier ?? '' },
        { label: words.tracking, value: trackingNumber ?? '' },
      ]}
      onClose={onClose}
    >
      <Field label={words.carrier} error={errorOf('shippingCarrier')} optional>
        <TextInput list={known} maxLength={80} {...form.getFieldProps('shippingCarrier')} />
      </Field>
      <datalist id={known}>
        {carriers.map((carrier) => (
          <option key={carrier} value={carrier} />
        ))}
      </datalist>
      <Field label={words.tracking} error={errorOf('trackingNumber')} optional>
        <TextInput maxLength={120} {...form.getFieldProps('trackingNumber')} />
      </Field>
    </FormDialog>
  )
}
