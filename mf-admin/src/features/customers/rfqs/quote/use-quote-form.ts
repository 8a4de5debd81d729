import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { addDays } from '@kerf/shared-contracts/rules/calendar'
import { type FileRefusal, fileRefusalOf } from '@kerf/shared-parts/files/file-refusal.ts'
import { errorAt } from '@kerf/shared-parts/forms/error-at.ts'
import { formErrors } from '@kerf/shared-parts/forms/form-errors.ts'
import { useKeptForm } from '@kerf/shared-parts/forms/use-kept-form.ts'
import { businessToday, toast } from '@kerf/shared-runtime'
import { useCreateQuoteMutation } from '@kerf/shared-runtime/endpoints/quotes-admin'
import { useEffect, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { chargesBody, keptCharges, totalWith } from '../../../shared/charges/charge-values.ts'
import { useDefaults } from '../../../shared/use-defaults.ts'
import { text } from '../text.ts'
import { type QuoteFormValues, quoteFailureWords, quoteForm, startingQuote } from './quote-form-schema.ts'
import { type AskedPrice, askedPrices, type PricedBy, pricedBody, totalOf, typedAs } from './quote-prices.ts'

const words = text.form

/** The place of the draft of an RFQ's quote. */
export const quotePlace = (rfqId: string) => `rfq ${rfqId} quote`

const kept = z.partial(
  z.object({
    pricedBy: z.enum(['total', 'unit']),
    prices: z.record(z.string(), z.string()),
    unitPrices: z.record(z.string(), z.string()),
    currency: z.string(),
    validityDays: z.string(),
    estimatedDeliveryDate: z.string(),
    notes: z.string(),
    charges: keptCharges,
    terms: z.string(),
    makeDocument: z.boolean(),
  }),
)

export interface QuoteFormOptions {
  rfq: Rfq
  /** The pending quote, if it is to be revised. */
  quote: Quote | undefined
  /** Called when sending begins, and when it has succeeded or failed. */
  onSending: (sending: boolean) => void
  onDone: () => void
  /** Called with whether there is unsent input. */
  onTyped: (isTyped: boolean) => void
}

/** The total including the charges. @param values all of them valid */
function chargedBody(asked: readonly AskedPrice[], values: QuoteFormValues) {
  const { charges, currency } = values
  return {
    amount: totalWith(totalOf(asked, values), charges, currency) ?? '',
    charges: JSON.stringify(chargesBody(charges)),
  }
}

/** The state of the quote form, and how it is submitted. */
export function useQuoteForm({ rfq, quote, onSending, onDone, onTyped }: QuoteFormOptions) {
  const [create] = useCreateQuoteMutation()
  const [refusal, setRefusal] = useState<FileRefusal | null>(null)
  const asked = useMemo(() => askedPrices(rfq), [rfq])
  const termsOf = (values: QuoteFormValues) => ({
    ...pricedBody(asked, values),
    ...chargedBody(asked, values),
    validUntil: addDays(businessToday(), Number(values.validityDays)),
    estimatedDeliveryDate: values.estimatedDeliveryDate,
    notes: values.notes.trim(),
    terms: values.terms.trim(),
  })
  const { currencies, quoteValidityDays, deliveryDays, orderDueDays, quoteTerms } = useDefaults()
  const defaults = useMemo(
    () => ({ currencies, quoteValidityDays, deliveryDays, orderDueDays, quoteTerms }),
    [currencies, quoteValidityDays, deliveryDays, orderDueDays, quoteTerms],
  )
  const form = useKeptForm<QuoteFormValues, { revision: number }>({
    place: quotePlace(rfq.id),
    changeOf: { what: 'quote-of-rfq', id: rfq.id },
    kept,
    shown: useMemo(() => startingQuote(asked, quote, businessToday(), defaults), [asked, quote, defaults]),
    base: { revision: quote?.revision ?? 0 },
    validate: (values) => formErrors(quoteForm(businessToday(), asked, values), values),
    onSubmit: async (values, { base, sent, refused }) => {
      const { quoteFile, makeDocument } = values
      onSending(true)
      const body = {
        ...termsOf(values),
        basedOn: JSON.stringify(base),
        ...(quoteFile ? { quoteFile } : { makeDocument }),
      }
      const { data, error } = await create({ id: rfq.id, body })
      onSending(false)
      if (refused(error)) return
      setRefusal(fileRefusalOf(error, quoteFile))
      if (error)
        return toast.error(words.failed, quoteFailureWords(error, quote ? words.revisionFailedText : words.failedText))
      if (data.revision > 1) toast.success(words.revised, words.revisedText(data.revision))
      else toast.success(words.created, words.createdText)
      sent({ values: startingQuote(asked, data, businessToday(), defaults), base: { revision: data.revision } })
      onDone()
    },
  })
  const { dirty } = form
  useEffect(() => {
    onTyped(dirty)
    return () => onTyped(false)
  }, [dirty, onTyped])
  const errorOf = (path: string) => errorAt(form, path)
  const priceBy = (pricedBy: PricedBy) =>
    void form.setValues({ ...form.values, ...typedAs(pricedBy, asked, form.values) })
  return { form, refusal, asked, currencies, errorOf, priceBy, termsOf }
}
