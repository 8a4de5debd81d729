import { defaultFeedback } from '@kerf/shared-contracts/contracts/supplier-quotes'
import type { SupplierRequest } from '@kerf/shared-contracts/contracts/supplier-requests'
import { useUpdateSupplierQuoteStatusMutation } from '@kerf/shared-runtime/endpoints/supplier-quotes'
import { formatMoney } from '@kerf/shared-ui/words/format.ts'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { othersPending, reasonAgainst, supplierName } from '../quote/quote-words.ts'
import { text } from '../text.ts'
import { DecisionDialog, useDecision } from './decision-dialog.tsx'
import { OthersFields } from './others-fields.tsx'
import { quoteBase } from './quote-base.ts'
import type { AboutQuote } from './seen-quote.ts'

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
  const { form, element, errorOf } = useDecision({
    place: `supplier quote ${id} acceptance`,
    kept,
    shown,
    schema,
    send: ({ othersNotSelected, othersFeedback }) => {
      const ofOthers = othersNotSelected && { othersNotSelected, othersFeedback: othersFeedback.trim() || null }
      return update({ id, body: { status: 'accepted', ...ofOthers, basedOn: quoteBase(quote) } })
    },
    onClose,
  })
  return (
    <DecisionDialog
      form={form}
      element={element}
      title={words.title}
      description={words.text(supplierName(supplier), formatMoney(price, currency))}
      submit={words.submit}
      about={about}
      status="pending"
      against={reasonAgainst(request, now)}
      onClose={onClose}
    >
      <OthersFields form={form} words={words} count={others.length} error={errorOf('othersFeedback')} />
    </DecisionDialog>
  )
}
