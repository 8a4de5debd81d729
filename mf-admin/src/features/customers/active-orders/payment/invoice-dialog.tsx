import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { DateOnly } from '@kerf/shared-contracts/contracts/values'
import { addDays } from '@kerf/shared-contracts/rules/calendar'
import { defaultDueDays } from '@kerf/shared-contracts/rules/quote-lifecycle'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormDialog } from '@kerf/shared-parts/forms/form-dialog.tsx'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { businessToday, toast } from '@kerf/shared-runtime'
import { useCreateInvoiceMutation } from '@kerf/shared-runtime/endpoints/orders-admin'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { DateInput } from '@kerf/shared-ui/forms/inputs/date-input.tsx'
import { Eye } from 'lucide-react'
import { useMemo } from 'react'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { text as shared } from '../../../shared/text.ts'
import { usePreview } from '../../../shared/use-preview.ts'
import { text } from '../text.ts'

const words = text.invoice

const kept = mini.partial(mini.object({ dueDate: mini.string() }))

const schema = (today: string) =>
  z.object({
    dueDate: z
      .string()
      .refine((day) => DateOnly.safeParse(day).success, { message: words.dueDateMissing, abort: true })
      .refine((day) => day >= today, words.dueDatePast),
  })

interface InvoiceDialogProps {
  order: Order
  onClose: () => void
}

/** Asks when an invoice is due, previews it, and creates it. */
export function InvoiceDialog({ order, onClose }: InvoiceDialogProps) {
  const { id, orderNumber, invoiceUrl, invoiceNumber } = order
  const [create] = useCreateInvoiceMutation()
  const { isMaking, preview } = usePreview()
  const { form, element, errorOf } = useDialogForm({
    place: `order ${id} invoice`,
    kept,
    shown: useMemo(() => ({ dueDate: addDays(businessToday(), defaultDueDays) }), []),
    base: useMemo(() => ({ invoiceUrl }), [invoiceUrl]),
    schema: schema(businessToday()),
    send: ({ dueDate }, basedOn) => create({ id, body: { dueDate, basedOn } }),
    onDone: () => {
      toast.success(words.created, words.createdText(orderNumber))
      onClose()
    },
    onFailed: (error) => toast.error(words.createFailed, failureWords(error, shared.tryAgain)),
  })
  const { dueDate } = form.values
  const number = invoiceNumber === null ? words.numberFollows : words.keepsNumber(invoiceNumber)
  return (
    <FormDialog
      form={form}
      element={element}
      title={invoiceUrl === null ? words.dialogTitle(orderNumber) : words.anewTitle(orderNumber)}
      description={invoiceUrl === null ? number : `${number} ${words.takesPlace}`}
      submit={invoiceUrl === null ? words.create : words.replace}
      disabledReason={dueDate === '' ? words.dueDateMissing : undefined}
      aside={
        <Button
          icon={<Eye size={16} aria-hidden />}
          loading={isMaking}
          disabledReason={dueDate === '' ? words.dueDateMissing : undefined}
          onClick={() =>
            preview(`/api/orders/${id}/invoice/preview?dueDate=${encodeURIComponent(dueDate)}`, 'Invoice preview.pdf')
          }
        >
          {shared.preview.show}
        </Button>
      }
      onClose={onClose}
    >
      <Field label={words.dueDate} error={errorOf('dueDate')} required>
        <DateInput min={businessToday()} {...form.getFieldProps('dueDate')} />
      </Field>
    </FormDialog>
  )
}
