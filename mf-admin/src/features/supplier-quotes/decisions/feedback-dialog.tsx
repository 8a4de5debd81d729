import { defaultFeedback } from '@kerf/shared-contracts/contracts/supplier-quotes'
import { useUpdateSupplierQuoteStatusMutation } from '@kerf/shared-runtime/endpoints/supplier-quotes'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { supplierName } from '../quote/quote-words.ts'
import { text } from '../text.ts'
import { DecisionDialog, useDecision } from './decision-dialog.tsx'
import { quoteBase } from './quote-base.ts'
import type { AboutQuote } from './seen-quote.ts'

const words = text.feedback

const kept = mini.partial(mini.object({ adminFeedback: mini.string() }))
const shown = { adminFeedback: defaultFeedback }
const schema = z.object({ adminFeedback: z.string().trim().min(1, words.missing).max(4000) })

/** Tells a supplier that its quote was not selected, and why. */
export function FeedbackDialog({ onClose, ...about }: AboutQuote & { onClose: () => void }) {
  const { id, supplier } = about.quote
  const [update] = useUpdateSupplierQuoteStatusMutation()
  const { form, element, errorOf } = useDecision({
    place: `supplier quote ${id} feedback`,
    kept,
    shown,
    schema,
    send: ({ adminFeedback }) =>
      update({
        id,
        body: { status: 'not_selected', adminFeedback: adminFeedback.trim(), basedOn: quoteBase(about.quote) },
      }),
    onClose,
  })
  return (
    <DecisionDialog
      form={form}
      element={element}
      title={words.title}
      description={words.text(supplierName(supplier))}
      submit={words.submit}
      about={about}
      status="pending"
      onClose={onClose}
    >
      <Field label={words.label} error={errorOf('adminFeedback')} required>
        <TextArea rows={4} maxLength={4000} {...form.getFieldProps('adminFeedback')} />
      </Field>
    </DecisionDialog>
  )
}
