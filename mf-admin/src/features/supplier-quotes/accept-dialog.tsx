import { defaultFeedback } from '@kerf/shared-contracts/contracts/supplier-quotes'
import type { SupplierRequest } from '@kerf/shared-contracts/contracts/supplier-requests'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormDialog } from '@kerf/shared-parts/forms/form-dialog.tsx'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { toast } from '@kerf/shared-runtime'
import { useUpdateSupplierQuoteStatusMutation } from '@kerf/shared-runtime/endpoints/supplier-quotes'
import { formatMoney } from '@kerf/shared-ui/words/format.ts'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { text as shared } from '../shared/text.ts'
import { OthersFields } from './others-fields.tsx'
import { quoteBase } from './quote-base.ts'
import { QuoteChanged } from './quote-changed.tsx'
import { othersPending, reasonAgainst, supplierName } from './quote-words.ts'
import { type AboutQuote, reasonToWait } from './seen-quote.ts'
import { text } from './text.ts'

const words = text.accept

const kept = mini.partial(mini.object({ othersNotSelected: mini.boolean(), othersFeedback: mini.string() }))
const shown = { othersNotSelected: false, othersFeedback: defaultFeedback }
const schema = z.object({ othersNotSelected: z.boolean(), othersFeedback: z.string().max(4000) })

interface AcceptDialogProps extends AboutQuote {
  request: SupplierRequest
  onClose: () => void
}

/** Accepts a whole quote, and marks the others as not selected where the admin wants that. */
export function AcceptDialog({ request, onClose, ...about }: AcceptDialogProps) {
  const { quote, now } = about
  const { id, supplier, price, currency } = quote
  const others = othersPending(request, id)
  const [update] = useUpdateSupplierQuoteStatusMutation()
  const { form, element, errorOf } = useDialogForm({
    place: `supplier quote ${id} acceptance`,
    kept,
    shown,
    base: undefined,
    schema,
    send: ({ othersNotSelected, othersFeedback }) => {
      const ofOthers = othersNotSelected && { othersNotSelected, othersFeedback: othersFeedback.trim() || null }
      return update({ id, body: { status: 'accepted', ...ofOthers, basedOn: quoteBase(quote) } })
    },
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
      description={words.text(supplierName(supplier), formatMoney(price, currency))}
      submit={words.submit}
      disabledReason={reasonToWait(about, 'pending') ?? reasonAgainst(now)}
      onClose={onClose}
    >
      <QuoteChanged {...about} status="pending" />
      <OthersFields form={form} words={words} count={others.length} error={errorOf('othersFeedback')} />
    </FormDialog>
  )
}
