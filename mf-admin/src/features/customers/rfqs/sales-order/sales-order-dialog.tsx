import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { formErrors } from '@kerf/shared-parts/forms/form-errors.ts'
import { KeptForm } from '@kerf/shared-parts/forms/kept-form.tsx'
import { useKeptForm } from '@kerf/shared-parts/forms/use-kept-form.ts'
import { businessToday, toast } from '@kerf/shared-runtime'
import { useCreateSalesOrderMutation } from '@kerf/shared-runtime/endpoints/orders-admin'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Dialog } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { Checkbox } from '@kerf/shared-ui/forms/choices/checkbox.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { DateInput } from '@kerf/shared-ui/forms/inputs/date-input.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import { submitForm } from '@kerf/shared-ui/forms/submit-form.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { useId } from 'react'
import * as z from 'zod/mini'
import { text as shared } from '../../../shared/text.ts'
import { useDefaults } from '../../../shared/use-defaults.ts'
import { text } from '../text.ts'
import { defaultDueDate, isLaterThanPromised, salesOrderForm } from './sales-order-schema.ts'
import { useNumberUsed } from './use-number-used.ts'

const words = text.order

const kept = z.partial(
  z.object({ customerPurchaseOrderNumber: z.string(), dueDate: z.string(), isLaterConfirmed: z.boolean() }),
)

function useSalesOrderForm(quote: Quote, onClose: () => void) {
  const [create] = useCreateSalesOrderMutation()
  const { orderDueDays } = useDefaults()
  return useKeptForm({
    place: `rfq ${quote.rfqId} sales order`,
    kept,
    base: undefined,
    shown: {
      customerPurchaseOrderNumber: quote.purchaseOrderNumber ?? '',
      dueDate: defaultDueDate(quote, businessToday(), orderDueDays),
      isLaterConfirmed: false,
    },
    validate: (values) => formErrors(salesOrderForm(businessToday(), quote), values),
    onSubmit: async ({ customerPurchaseOrderNumber, dueDate }, { sent }) => {
      const { data, error } = await create({
        id: quote.rfqId,
        body: { dueDate, customerPurchaseOrderNumber: customerPurchaseOrderNumber.trim() || null },
      })
      if (error) return toast.error(words.failed, failureWords(error, words.failedText))
      toast.success(words.created, words.createdText(data.orderNumber))
      sent()
      onClose()
    },
  })
}

/** Creates the sales order of an accepted quote. */
export function SalesOrderDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const formId = useId()
  const form = useSalesOrderForm(quote, onClose)
  const { customerPurchaseOrderNumber, dueDate, isLaterConfirmed } = form.values
  const usedBy = useNumberUsed(quote.rfqId, customerPurchaseOrderNumber)
  const { estimatedDeliveryDate: promised } = quote
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={words.dialogTitle}
      description={words.dialogText(quote.quoteNumber, quote.rfq.projectName)}
      locked={form.isSubmitting}
      footer={
        <>
          <Button
            onClick={() => form.keeping.leave(onClose)}
            disabledReason={form.isSubmitting ? words.creating : undefined}
          >
            {shared.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={form.isSubmitting}
            disabledReason={dueDate === '' ? words.dueDateMissing : undefined}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <Stack as="form" $gap={16} id={formId} noValidate onSubmit={submitForm(form)}>
        <KeptForm form={form} />
        <Field label={words.purchaseOrder} optional>
          <TextInput maxLength={80} autoComplete="off" {...form.getFieldProps('customerPurchaseOrderNumber')} />
        </Field>
        <div aria-live="polite">{usedBy && <Notice tone="yellow">{words.numberUsed(usedBy)}</Notice>}</div>
        <Field
          label={words.dueDate}
          hint={promised && words.promised(formatDate(promised))}
          error={form.touched.dueDate ? form.errors.dueDate : undefined}
          required
        >
          <DateInput min={businessToday()} {...form.getFieldProps('dueDate')} />
        </Field>
        {isLaterThanPromised(dueDate, quote) && (
          <Checkbox
            label={words.later}
            hint={words.laterHint}
            error={form.touched.isLaterConfirmed ? form.errors.isLaterConfirmed : undefined}
            name="isLaterConfirmed"
            checked={isLaterConfirmed}
            onChange={({ target }) => void form.setFieldValue('isLaterConfirmed', target.checked)}
          />
        )}
      </Stack>
    </Dialog>
  )
}
