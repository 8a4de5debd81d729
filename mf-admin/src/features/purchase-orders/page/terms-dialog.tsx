import type { PurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders'
import { DateOnly } from '@kerf/shared-contracts/contracts/values'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormDialog } from '@kerf/shared-parts/forms/form-dialog.tsx'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { businessToday, toast } from '@kerf/shared-runtime'
import { useUpdatePurchaseOrderTermsMutation } from '@kerf/shared-runtime/endpoints/purchase-orders'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { DateInput } from '@kerf/shared-ui/forms/inputs/date-input.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { useMemo } from 'react'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { text as shared } from '../../shared/text.ts'
import { text } from '../text.ts'

const words = text.terms

const kept = mini.partial(mini.object({ deliveryDate: mini.string(), notes: mini.string() }))

/** An unchanged date may be past: the notes of a late order can still be changed. */
const schema = (today: string, before: string) =>
  z.object({
    deliveryDate: z
      .string()
      .refine((day) => DateOnly.safeParse(day).success, { message: words.dateMissing, abort: true })
      .refine((day) => day >= today || day === before, words.datePast),
    notes: z.string().max(4000),
  })

/** Changes the delivery date and the notes for the supplier. */
export function TermsDialog({ order, onClose }: { order: PurchaseOrder; onClose: () => void }) {
  const { id, deliveryDate, notes } = order
  const [update] = useUpdatePurchaseOrderTermsMutation()
  const { form, element, errorOf } = useDialogForm({
    place: `purchase order ${id} terms`,
    kept,
    shown: useMemo(() => ({ deliveryDate, notes: notes ?? '' }), [deliveryDate, notes]),
    base: useMemo(() => ({ deliveryDate, notes }), [deliveryDate, notes]),
    schema: schema(businessToday(), deliveryDate),
    send: (values, basedOn) =>
      update({ id, body: { deliveryDate: values.deliveryDate, notes: values.notes.trim() || null, basedOn } }),
    onDone: () => {
      toast.success(words.done, order.purchaseOrderNumber)
      onClose()
    },
    onFailed: (error) => toast.error(words.failed, failureWords(error, shared.tryAgain)),
  })
  return (
    <FormDialog
      form={form}
      element={element}
      title={words.title}
      description={words.text}
      submit={words.submit}
      present={[
        { label: words.delivery, value: formatDate(deliveryDate) },
        { label: words.notes, value: notes },
      ]}
      onClose={onClose}
    >
      <Field label={words.delivery} error={errorOf('deliveryDate')} required>
        <DateInput min={businessToday()} {...form.getFieldProps('deliveryDate')} />
      </Field>
      <Field label={words.notes} hint={words.notesHint} error={errorOf('notes')} optional>
        <TextArea rows={4} maxLength={4000} {...form.getFieldProps('notes')} />
      </Field>
    </FormDialog>
  )
}
