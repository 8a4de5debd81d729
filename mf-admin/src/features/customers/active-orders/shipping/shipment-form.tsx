import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { errorAt } from '@kerf/shared-parts/forms/error-at.ts'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { formErrors } from '@kerf/shared-parts/forms/form-errors.ts'
import { KeptForm } from '@kerf/shared-parts/forms/kept-form.tsx'
import { useKeptForm } from '@kerf/shared-parts/forms/use-kept-form.ts'
import { shippedWords } from '@kerf/shared-parts/orders/words.ts'
import { piecesWords } from '@kerf/shared-parts/rfqs/words.ts'
import { toast } from '@kerf/shared-runtime'
import { useCreateShipmentMutation } from '@kerf/shared-runtime/endpoints/shipments'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { NumberInput } from '@kerf/shared-ui/forms/inputs/number-input.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import { submitForm } from '@kerf/shared-ui/forms/submit-form.tsx'
import { Truck } from 'lucide-react'
import * as z from 'zod/mini'
import { text as shared } from '../../../shared/text.ts'
import { FieldGrid } from '../form-row.ts'
import { text } from '../text.ts'
import { CarrierFields } from './carrier-fields.tsx'
import {
  askedLines,
  emptyShipment,
  type OpenLine,
  type ShipmentValues,
  shipmentBody,
  shipmentForm,
} from './shipment-form-schema.ts'

const words = text.shipments

const kept = z.partial(
  z.object({
    quantities: z.record(z.string(), z.string()),
    trackingNumber: z.string(),
    carrier: z.string(),
    carrierName: z.string(),
  }),
)

/** The place of the draft of an order's next shipment. */
export const shipmentPlace = (orderId: string) => `order ${orderId} shipment`

interface ShipmentFormProps {
  order: Pick<Order, 'id' | 'lines' | 'quantity' | 'quantityShipped'>
  /** All of the order. */
  lines: readonly OpenLine[]
}

/** Records a shipment: how many pieces, of which parts if there are several, and the carrier. */
export function ShipmentForm({ order, lines }: ShipmentFormProps) {
  const [create] = useCreateShipmentMutation()
  const { quantityShipped } = order
  const form = useKeptForm<ShipmentValues, { quantityShipped: number }>({
    place: shipmentPlace(order.id),
    changeOf: { what: 'order-shipments', id: order.id },
    kept,
    shown: emptyShipment(lines),
    base: { quantityShipped },
    validate: (values) => formErrors(shipmentForm(askedLines(lines, values.quantities)), values),
    onSubmit: async (values, { base, sent, refused }) => {
      const shipment = shipmentBody(askedLines(lines, values.quantities), values)
      const { data, error } = await create({ id: order.id, body: { ...shipment, basedOn: base } })
      if (refused(error)) return
      if (error) return toast.error(words.failed, failureWords(error, shared.tryAgain))
      toast.success(words.done)
      sent({
        values: emptyShipment(lines),
        base: { quantityShipped: base.quantityShipped + data.quantityShipped },
      })
    },
  })
  const asked = askedLines(lines, form.values.quantities)
  const isEmpty = Object.values(form.values.quantities).every((typed) => typed.trim() === '')
  return (
    <Stack as="form" $gap={12} noValidate onSubmit={submitForm(form)} aria-label={words.form}>
      <KeptForm form={form} present={[{ label: words.shippedSoFar, value: shippedWords(order) }]} />
      <FieldGrid>
        {asked.map(({ id, name, remaining }) => (
          <Field
            key={id}
            label={lines.length > 1 ? words.quantityOf(name) : words.quantity}
            hint={words.remaining(piecesWords(remaining))}
            error={errorAt(form, `quantities.${id}`)}
            required
          >
            <NumberInput {...form.getFieldProps(`quantities.${id}`)} />
          </Field>
        ))}
        <Field label={words.tracking}>
          <TextInput maxLength={120} autoComplete="off" {...form.getFieldProps('trackingNumber')} />
        </Field>
        <CarrierFields form={form} />
      </FieldGrid>
      <Cluster>
        <Button
          type="submit"
          icon={<Truck size={16} aria-hidden />}
          loading={form.isSubmitting}
          disabledReason={isEmpty ? words.quantityMissing : undefined}
        >
          {words.record}
        </Button>
      </Cluster>
    </Stack>
  )
}
