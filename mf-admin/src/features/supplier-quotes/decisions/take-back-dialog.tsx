import { useTakeBackSupplierQuoteMutation } from '@kerf/shared-runtime/endpoints/supplier-quotes'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { supplierName } from '../quote/quote-words.ts'
import { text } from '../text.ts'
import { DecisionDialog, useDecision } from './decision-dialog.tsx'
import type { AboutQuote } from './seen-quote.ts'

const words = text.takeBack

const kept = mini.partial(mini.object({ reason: mini.string() }))
const shown = { reason: '' }
const schema = z.object({ reason: z.string().max(2000) })

/** Asks before an acceptance is taken back, and for what the supplier is told. */
export function TakeBackDialog({ onClose, ...about }: AboutQuote & { onClose: () => void }) {
  const { id, supplier, status, awardedAmount } = about.quote
  const [takeBack] = useTakeBackSupplierQuoteMutation()
  const { form, element, errorOf } = useDecision({
    place: `supplier quote ${id} taken back`,
    kept,
    shown,
    schema,
    send: ({ reason }) => takeBack({ id, body: { reason: reason.trim() || null, basedOn: { status, awardedAmount } } }),
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
      status="accepted"
      onClose={onClose}
    >
      <Field label={words.reason} hint={words.reasonHint} error={errorOf('reason')} optional>
        <TextArea rows={3} maxLength={2000} {...form.getFieldProps('reason')} />
      </Field>
    </DecisionDialog>
  )
}
