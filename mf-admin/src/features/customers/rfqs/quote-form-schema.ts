import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { DateOnly, MoneyInput } from '@kerf/shared-contracts/contracts/values'
import { addDays } from '@kerf/shared-contracts/rules/calendar'
import { isPayable } from '@kerf/shared-contracts/rules/currencies'
import { quoteValidityDays } from '@kerf/shared-contracts/rules/quote-lifecycle'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { isApiError } from '@kerf/shared-runtime'
import { z } from 'zod'
import type { Defaults } from '../../shared/use-defaults.ts'
import { type AskedPrice, startingPrices } from './quote-prices.ts'
import { text } from './text.ts'

const words = text.form

/**
 * The quote form.
 * @param today the first day on which the parts may be delivered, `YYYY-MM-DD`
 * @param currency ISO 4217 code, which says how many decimals a price has
 */
export function quoteForm(today: string, currency: string) {
  const price = z.string().refine((typed) => {
    const amount = MoneyInput.safeParse(typed)
    return amount.success && isPayable(amount.data, currency)
  }, words.invalidAmountText)
  return z.object({
    prices: z.record(z.string(), price),
    currency: z.string(),
    validityDays: z.enum(quoteValidityDays.map(String)),
    estimatedDeliveryDate: z
      .string()
      .refine((day) => DateOnly.safeParse(day).success, { message: words.missingDeliveryText, abort: true })
      .refine((day) => day >= today, words.pastDelivery),
    notes: z.string().max(4000),
    quoteFile: z.instanceof(File).nullable(),
    makeDocument: z.boolean(),
  })
}

export interface QuoteFormValues {
  prices: Record<string, string>
  currency: string
  validityDays: string
  estimatedDeliveryDate: string
  notes: string
  quoteFile: File | null
  /** Kerf makes the PDF where none is chosen. */
  makeDocument: boolean
}

/**
 * What the form begins with: the defaults of docs/product/settings.md, 'Defaults of quotes and orders', or the offer that
 * is to be revised.
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
    prices: { ...startingPrices(asked, quote) },
    currency: quote?.currency ?? defaults.currencies[0] ?? 'USD',
    validityDays: String(before ?? defaults.quoteValidityDays),
    estimatedDeliveryDate: earlier >= today ? earlier : addDays(today, defaults.deliveryDays),
    notes: quote?.notes ?? '',
    quoteFile: null,
    makeDocument: true,
  }
}

/**
 * Why a quote was not taken (docs/product/quotes.md, 'Offering a quote'): the server's words, unless they speak of
 * JSON, which means that something other than Kerf answered.
 */
export function quoteFailureWords(error: unknown): string {
  if (!isApiError(error)) return words.failedText
  if (/json/i.test(error.message)) return words.serverError
  return Object.values(error.fields ?? {})[0] ?? failureWords(error, words.failedText)
}
