import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { formErrors } from '@kerf/shared-parts/forms/form-errors.ts'
import { toast } from '@kerf/shared-runtime'
import { useUpdateOrderTrackingMutation } from '@kerf/shared-runtime/endpoints/orders-admin'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { submitForm } from '@kerf/shared-ui/forms/submit-form.tsx'
import { TextInput } from '@kerf/shared-ui/forms/text-input.tsx'
import { useFormik } from 'formik'
import { useMemo } from 'react'
import { z } from 'zod'
import { text as shared } from '../../shared/text.ts'
import { carrierFields, carrierNameMissing, carrierOf, choiceOf, namesCarrier } from './carrier-choice.ts'
import { CarrierFields } from './carrier-fields.tsx'
import { FieldGrid } from './form-row.ts'
import { text } from './text.ts'

const words = text.tracking

const Tracking = z
  .object({ trackingNumber: z.string().trim().min(1, words.missing).max(120), ...carrierFields })
  .refine(namesCarrier, carrierNameMissing)

/** The tracking number of the whole order, and who carries it. */
export function TrackingForm({ order }: { order: Order }) {
  const { id, trackingNumber, shippingCarrier } = order
  const [update] = useUpdateOrderTrackingMutation()
  const form = useFormik({
    initialValues: useMemo(
      () => ({ trackingNumber: trackingNumber ?? '', ...choiceOf(shippingCarrier) }),
      [trackingNumber, shippingCarrier],
    ),
    enableReinitialize: true,
    validate: (values) => formErrors(Tracking, values),
    onSubmit: async (values) => {
      const body = { trackingNumber: values.trackingNumber.trim(), shippingCarrier: carrierOf(values) }
      const { error } = await update({ id, body })
      if (error) toast.error(words.failed, failureWords(error, shared.tryAgain))
      else toast.success(words.done)
    },
  })
  const isEmpty = form.values.trackingNumber.trim() === ''
  return (
    <Card title={words.title}>
      <Stack as="form" $gap={12} noValidate onSubmit={submitForm(form)} aria-label={words.title}>
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
