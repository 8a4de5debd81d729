import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { DateOnly } from '@kerf/shared-contracts/contracts/values'
import { addDays } from '@kerf/shared-contracts/rules/calendar'
import { quoteValidityDays } from '@kerf/shared-contracts/rules/quote-lifecycle'
import { hasTwoReadings } from '@kerf/shared-contracts/rules/typed-text'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { isApiError } from '@kerf/shared-runtime'
import { z } from 'zod'
import { type ChargeValues, chargesSchema, startingCharges } from '../../../shared/charges/charge-values.ts'
import type { Defaults } from '../../../shared/use-defaults.ts'
import { text } from '../text.ts'
import { type AskedPrice, countingField, noPrices, priceOf, startingPrices, type TypedPrices } from './quote-prices.ts'

const words = text.form

/**
 * The quote form.
 * @param today the first day on which the parts may be delivered, `YYYY-MM-DD`
 * @param asked the prices that it needs @param typed how they are typed: the others of {@link TypedPrices} may be empty
 */
export function quoteForm(today: string, asked: readonly AskedPrice[], typed: TypedPrices) {
  const anything = z.record(z.string(), z.string())
  const wellPriced = anything.superRefine((_, context) => {
    for (const price of asked) {
      if (priceOf(price, typed) !== null) continue
      const hasTwo = typed.pricedBy === 'unit' && hasTwoReadings(typed.unitPrices[price.key] ?? '')
      context.addIssue({
        code: 'custom',
        path: [price.key],
        message: hasTwo ? words.twoReadings : words.invalidAmountText,
      })
    }
  })
  return z.object({
    prices: anything,
    unitPrices: anything,
    [countingField(typed)]: wellPriced,
    currency: z.string(),
    validityDays: z.enum(quoteValidityDays.map(String)),
    estimatedDeliveryDate: z
      .string()
      .refine((day) => DateOnly.safeParse(day).success, { message: words.missingDeliveryText, abort: true })
      .refine((day) => day >= today, words.pastDelivery),
    notes: z.string().max(4000),
    charges: chargesSchema(typed.currency),
    terms: z.string().max(4000),
    quoteFile: z.instanceof(File).nullable(),
    makeDocument: z.boolean(),
  })
}

export interface QuoteFormValues extends TypedPrices {
  validityDays: string
  estimatedDeliveryDate: string
  notes: string
  /** The charges beside the parts. */
  charges: ChargeValues[]
  terms: string
  quoteFile: File | null
  /** Kerf creates the PDF if none is chosen. */
  makeDocument: boolean
}

/**
 * The form's initial values: the defaults of docs/product/settings.md, 'Defaults of quotes and orders', or the offer to be
 * revised.
 */
export function startingQuote(
  asked: readonly AskedPrice[],
  quote: Quote | undefined,
  today: string,
  defaults: Defaults,
): QuoteFormValues {
  const before = quoteValidityDays.find((days) => days === quote?.validDays)
  const earlier = quote?.estimatedDeliveryDate ?? ''
  return {
    pricedBy: 'total',
    prices: { ...startingPrices(asked, quote) },
    unitPrices: { ...noPrices(asked) },
    currency: quote?.currency ?? defaults.currencies[0] ?? 'USD',
    validityDays: String(before ?? defaults.quoteValidityDays),
    estimatedDeliveryDate: earlier >= today ? earlier : addDays(today, defaults.deliveryDays),
    notes: quote?.notes ?? '',
    charges: startingCharges(quote?.charges),
    terms: quote ? (quote.terms ?? '') : (defaults.quoteTerms ?? ''),
    quoteFile: null,
    makeDocument: true,
  }
}

/**
 * Why a quote was refused (docs/product/quotes.md, 'Offering a quote'): the server's words, unless they mention JSON,
 * which means that something other than Kerf answered. @param unsaid the words if there are none
 */
export function quoteFailureWords(error: unknown, unsaid: string = words.failedText): string {
  if (!isApiError(error)) return unsaid
  if (/json/i.test(error.message)) return words.serverError
  return Object.values(error.fields ?? {})[0] ?? failureWords(error, unsaid)
}
