import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormDialog } from '@kerf/shared-parts/forms/form-dialog.tsx'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { toast } from '@kerf/shared-runtime'
import { useTakeBackSupplierQuoteMutation } from '@kerf/shared-runtime/endpoints/supplier-quotes'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextArea } from '@kerf/shared-ui/forms/text-area.tsx'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { text as shared } from '../shared/text.ts'
import { QuoteChanged } from './quote-changed.tsx'
import { supplierName } from './quote-words.ts'
import { type AboutQuote, reasonToWait } from './seen-quote.ts'
import { text } from './text.ts'

const words = text.takeBack

const kept = mini.partial(mini.object({ reason: mini.string() }))
const shown = { reason: '' }
const schema = z.object({ reason: z.string().max(2000) })

/** Asks before an acceptance is taken back, and for what the supplier is told. */
export function TakeBackDialog({ onClose, ...about }: AboutQuote & { onClose: () => void }) {
  const { id, supplier, status, awardedAmount } = about.quote
  const [takeBack] = useTakeBackSupplierQuoteMutation()
  const { form, element, errorOf } = useDialogForm({
    place: `supplier quote ${id} taken back`,
    kept,
    shown,
    base: undefined,
    schema,
    send: ({ reason }) => takeBack({ id, body: { reason: reason.trim() || null, basedOn: { status, awardedAmount } } }),
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
      disabledReason={reasonToWait(about, 'accepted')}
      onClose={onClose}
    >
      <QuoteChanged {...about} status="accepted" />
      <Field label={words.reason} hint={words.reasonHint} error={errorOf('reason')} optional>
        <TextArea rows={3} maxLength={2000} {...form.getFieldProps('reason')} />
      </Field>
    </FormDialog>
  )
}
