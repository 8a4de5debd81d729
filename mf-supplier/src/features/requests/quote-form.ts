import { SubmitSupplierQuoteBody, UnitPriceInput } from '@kerf/shared-contracts/contracts/supplier-quotes-supplier'
import type { ReceivedRequest } from '@kerf/shared-contracts/contracts/supplier-requests-supplier'
import { amountOf, quoteTotal } from '@kerf/shared-contracts/rules/supplier-prices'
import { asTypedPrice, hasTwoReadings } from '@kerf/shared-contracts/rules/typed-text'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { text } from './text.ts'

export interface QuoteValues extends Record<string, unknown> {
  /** The typed prices by field name, see {@link askedPrices}. */
  [price: `price_${string}`]: string
  currency: string
  setupPrice: string
  freightPrice: string
  leadTime: string
  validUntil: string
  notes: string
  removeFile: boolean
  files: readonly File[]
}

export interface AskedPrice {
  /** The field's name in the form, made of part and quantity. */
  field: `price_${string}`
  partId: string
  partName: string
  quantity: number
  isFirst: boolean
}

/** Every requested price: each part at each quantity. */
export function askedPrices({ parts }: Pick<ReceivedRequest, 'parts'>): AskedPrice[] {
  return parts.flatMap(({ id, name, quantities }) =>
    quantities.map((quantity, at) => ({
      ...{ field: `price_${id}_${quantity}` as const, partId: id, partName: name },
      ...{ quantity, isFirst: at === 0 },
    })),
  )
}

/** The form with the values of the last submission, or empty. Prices of parts changed since are left blank. */
export function quoteValues(request: ReceivedRequest): QuoteValues {
  const { quote } = request
  const prices = askedPrices(request).map(({ field, partId, quantity }) => {
    const known = quote?.prices.find((price) => price.partId === partId && price.quantity === quantity)
    return [field, known ? asTypedPrice(known.unitPrice) : '']
  })
  return {
    ...Object.fromEntries(prices),
    currency: quote?.currency ?? 'USD',
    setupPrice: quote?.setupPrice ?? '0.00',
    freightPrice: quote?.freightPrice ?? '0.00',
    leadTime: quote ? String(quote.leadTime) : '',
    validUntil: quote?.validUntil ?? '',
    notes: quote?.notes ?? '',
    removeFile: false,
    files: [],
  }
}

const terms = SubmitSupplierQuoteBody.pick({
  ...{ currency: true, setupPrice: true, freightPrice: true },
  ...{ leadTime: true, validUntil: true, notes: true },
})

const typedPrice = z
  .union([z.string(), z.number()])
  .refine((typed) => String(typed).trim() !== '', { message: text.form.priceMissing, abort: true })
  .refine((typed) => !hasTwoReadings(String(typed)), { message: text.form.twoReadings, abort: true })
  .pipe(UnitPriceInput)

/** The validation before a quote is sent, by the rules of the call. */
export function quoteSchema(request: ReceivedRequest): z.ZodType {
  const prices = askedPrices(request).map(({ field }) => [field, typedPrice])
  return terms.extend(Object.fromEntries(prices) as Record<string, typeof typedPrice>) // one for each price
}

/** The stored part of a draft: all input except the file. */
export function keptQuote(request: ReceivedRequest) {
  const { files: _, removeFile: __, ...typed } = quoteValues(request)
  const texts = Object.keys(typed).map((name) => [name, mini.string()])
  return mini.partial(mini.object(Object.fromEntries(texts) as Record<string, mini.ZodMiniString>)) // texts alone
}

/** The body of the call. */
export function quoteBody(request: ReceivedRequest, values: QuoteValues, basedOn: { revision: number; seal: string }) {
  const { currency, setupPrice, freightPrice, leadTime, validUntil, notes, removeFile, files } = values
  const prices = askedPrices(request).map(({ field, partId, quantity }) => ({
    ...{ partId, quantity, unitPrice: values[field] },
  }))
  const [quoteFile] = files
  return {
    ...{ prices: JSON.stringify(prices), currency, setupPrice, freightPrice, leadTime, notes, removeFile },
    ...(validUntil !== '' && { validUntil }),
    ...(quoteFile && { quoteFile }),
    basedOn: JSON.stringify(basedOn),
  }
}

/** The total of the quote so far; undefined while something is missing or invalid. */
export function quotedTotal(request: ReceivedRequest, values: QuoteValues): string | undefined {
  const parsed = quoteSchema(request).safeParse({ ...values, leadTime: '1' })
  if (!parsed.success) return undefined
  const typed = z.record(z.string(), z.unknown()).parse(parsed.data)
  const amounts = askedPrices(request)
    .filter(({ isFirst }) => isFirst)
    .map(({ field, quantity }) => amountOf(String(typed[field]), quantity, values.currency))
  return quoteTotal(amounts, String(typed.setupPrice), String(typed.freightPrice))
}
