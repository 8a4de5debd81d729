import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { carrierPage } from '@kerf/shared-contracts/rules/carrier-pages'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { formErrors } from '@kerf/shared-parts/forms/form-errors.ts'
import { KeptForm } from '@kerf/shared-parts/forms/kept-form.tsx'
import { useKeptForm } from '@kerf/shared-parts/forms/use-kept-form.ts'
import { CarrierTracking } from '@kerf/shared-parts/orders/carrier-tracking.tsx'
import { toast } from '@kerf/shared-runtime'
import { useUpdateOrderTrackingMutation } from '@kerf/shared-runtime/endpoints/orders-admin'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import { submitForm } from '@kerf/shared-ui/forms/submit-form.tsx'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { text as shared } from '../../../shared/text.ts'
import { FieldGrid } from '../form-row.ts'
import { text } from '../text.ts'
import { carrierFields, carrierNameMissing, carrierOf, choiceOf, namesCarrier } from './carrier-choice.ts'
import { CarrierFields } from './carrier-fields.tsx'

const words = text.tracking

const Tracking = z
  .object({ trackingNumber: z.string().trim().min(1, words.missing).max(120), ...carrierFields })
  .refine(namesCarrier, carrierNameMissing)

const kept = mini.partial(
  mini.object({ trackingNumber: mini.string(), carrier: mini.string(), carrierName: mini.string() }),
)

type Tracked = Pick<Order, 'trackingNumber' | 'shippingCarrier'>

const baseOf = ({ trackingNumber, shippingCarrier }: Tracked) => ({ trackingNumber, shippingCarrier })

const fieldsOf = ({ trackingNumber, shippingCarrier }: Tracked) => ({
  trackingNumber: trackingNumber ?? '',
  ...choiceOf(shippingCarrier),
})

/** The place of the draft of an order's tracking number. */
export const trackingPlace = (orderId: string) => `order ${orderId} tracking`

/** The tracking number of the whole order, and its carrier. */
export function TrackingForm({ order }: { order: Order }) {
  const [update] = useUpdateOrderTrackingMutation()
  const form = useKeptForm({
    place: trackingPlace(order.id),
    changeOf: { what: 'order-tracking', id: order.id },
    kept,
    shown: fieldsOf(order),
    base: baseOf(order),
    validate: (values) => formErrors(Tracking, values),
    onSubmit: async (values, { base, sent, refused }) => {
      const body = { trackingNumber: values.trackingNumber.trim(), shippingCarrier: carrierOf(values), basedOn: base }
      const { data, error } = await update({ id: order.id, body })
      if (refused(error)) return
      if (error) return toast.error(words.failed, failureWords(error, shared.tryAgain))
      toast.success(words.done)
      sent({ values: fieldsOf(data), base: baseOf(data) })
    },
  })
  const isEmpty = form.values.trackingNumber.trim() === ''
  return (
    <Card
      title={words.title}
      actions={
        carrierPage(order.shippingCarrier, order.trackingNumber) && (
          <CarrierTracking of={order}>{words.follow(order.shippingCarrier ?? '')}</CarrierTracking>
        )
      }
    >
      <Stack as="form" $gap={12} noValidate onSubmit={submitForm(form)} aria-label={words.title}>
        <KeptForm
          form={form}
          present={[
            { label: words.field, value: order.trackingNumber },
            { label: text.carrier.field, value: order.shippingCarrier },
          ]}
        />
        <FieldGrid>
          <Field label={words.field} error={form.touched.trackingNumber ? form.errors.trackingNumber : undefined}>
            <TextInput maxLength={120} autoComplete="off" {...form.getFieldProps('trackingNumber')} />
          </Field>
          <CarrierFields form={form} />
        </FieldGrid>
        <Cluster>
          <Button type="submit" loading={form.isSubmitting} disabledReason={isEmpty ? words.missing : undefined}>
            {words.save}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  )
}
