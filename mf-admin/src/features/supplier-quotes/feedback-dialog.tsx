import { defaultFeedback } from '@kerf/shared-contracts/contracts/supplier-quotes'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormDialog } from '@kerf/shared-parts/forms/form-dialog.tsx'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { toast } from '@kerf/shared-runtime'
import { useUpdateSupplierQuoteStatusMutation } from '@kerf/shared-runtime/endpoints/supplier-quotes'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextArea } from '@kerf/shared-ui/forms/text-area.tsx'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { text as shared } from '../shared/text.ts'
import { quoteBase } from './quote-base.ts'
import { QuoteChanged } from './quote-changed.tsx'
import { supplierName } from './quote-words.ts'
import { type AboutQuote, reasonToWait } from './seen-quote.ts'
import { text } from './text.ts'

const words = text.feedback

const kept = mini.partial(mini.object({ adminFeedback: mini.string() }))
const shown = { adminFeedback: defaultFeedback }
const schema = z.object({ adminFeedback: z.string().trim().min(1, words.missing).max(4000) })

/** Tells a supplier that its quote was not selected, and why. */
export function FeedbackDialog({ onClose, ...about }: AboutQuote & { onClose: () => void }) {
  const { id, supplier } = about.quote
  const [update] = useUpdateSupplierQuoteStatusMutation()
  const { form, element, errorOf } = useDialogForm({
    place: `supplier quote ${id} feedback`,
    kept,
    shown,
    base: undefined,
    schema,
    send: ({ adminFeedback }) =>
      update({
        id,
        body: { status: 'not_selected', adminFeedback: adminFeedback.trim(), basedOn: quoteBase(about.quote) },
      }),
    onDone: () => {
      toast.success(text.updated)
      onClose()
    },
    onFailed: (error) => toast.error(text.updateFailed, failureWords(error, shared.tryAgain)),
  })
  return (
    <FormDialog
      form={form}
      element={element}
      title={words.title}
      description={words.text(supplierName(supplier))}
      submit={words.submit}
      disabledReason={reasonToWait(about, 'pending')}
      onClose={onClose}
    >
      <QuoteChanged {...about} status="pending" />
      <Field label={words.label} error={errorOf('adminFeedback')} required>
        <TextArea rows={4} maxLength={4000} {...form.getFieldProps('adminFeedback')} />
      </Field>
    </FormDialog>
  )
}
