import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { addDays } from '@kerf/shared-contracts/rules/calendar'
import { formErrors } from '@kerf/shared-parts/forms/form-errors.ts'
import { businessToday, toast } from '@kerf/shared-runtime'
import { useCreateQuoteMutation } from '@kerf/shared-runtime/endpoints/quotes-admin'
import { useFormik } from 'formik'
import { useMemo } from 'react'
import { type QuoteFormValues, quoteFailureWords, quoteForm, startingQuote } from './quote-form-schema.ts'
import { askedPrices, pricedBody } from './quote-prices.ts'
import { text } from './text.ts'

const words = text.form

interface QuoteFormOptions {
  rfq: Rfq
  /** The pending quote, when it is to be revised. */
  quote: Quote | undefined
  /** Told when a quote is on its way, and when it has arrived or failed. */
  onSending: (sending: boolean) => void
  onDone: () => void
}

/** The state of the quote form, and how it is sent. */
export function useQuoteForm({ rfq, quote, onSending, onDone }: QuoteFormOptions) {
  const [create] = useCreateQuoteMutation()
  const asked = useMemo(() => askedPrices(rfq), [rfq])
  const currency = quote?.currency ?? 'USD'
  const form = useFormik<QuoteFormValues>({
    initialValues: useMemo(() => startingQuote(asked, quote, businessToday()), [asked, quote]),
    validate: (values) => formErrors(quoteForm(businessToday(), currency), values),
    onSubmit: async ({ prices, validityDays, estimatedDeliveryDate, notes, quoteFile }) => {
      onSending(true)
      const body = {
        ...pricedBody(asked, prices),
        validUntil: addDays(businessToday(), Number(validityDays)),
        estimatedDeliveryDate,
        notes: notes.trim(),
        ...(quoteFile ? { quoteFile } : {}),
      }
      const { data, error } = await create({ id: rfq.id, body })
      onSending(false)
      if (error) return toast.error(words.failed, quoteFailureWords(error))
      if (data.revision > 1) toast.success(words.revised, words.revisedText(data.revision))
      else toast.success(words.created, words.createdText)
      onDone()
    },
  })
  // By the path of the field, as formErrors names them.
  const errors: Record<string, unknown> = form.errors
  const errorOf = (path: string) => {
    const error = errors[path]
    return form.getFieldMeta(path).touched && typeof error === 'string' ? error : undefined
  }
  return { form, asked, currency, errorOf }
}
