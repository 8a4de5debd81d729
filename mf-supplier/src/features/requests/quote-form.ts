import { SubmitSupplierQuoteBody } from '@kerf/shared-contracts/contracts/supplier-quotes-supplier'
import type { ReceivedRequest } from '@kerf/shared-contracts/contracts/supplier-requests-supplier'
import { quoteTotal } from '@kerf/shared-contracts/rules/supplier-prices'
import { asTypedPrice } from '@kerf/shared-contracts/rules/typed-text'
import { z } from 'zod'
import * as mini from 'zod/mini'
import {
  askedPrices,
  type PricedBy,
  priceSchemas,
  readPrice,
  type TypedPrices,
  totalField,
  unitField,
} from './quote-prices.ts'

export interface QuoteValues extends Record<string, unknown>, TypedPrices {
  setupPrice: string
  freightPrice: string
  leadTime: string
  validUntil: string
  notes: string
  removeFile: boolean
  files: readonly File[]
}

/** The form with the values of the last submission, or empty. Prices of parts changed since are left blank. */
export function quoteValues(request: ReceivedRequest): QuoteValues {
  const { quote } = request
  const asked = askedPrices(request)
  const prices = asked.map((price) => {
    const known = quote?.prices.find(({ partId, quantity }) => partId === price.partId && quantity === price.quantity)
    return [unitField(price), known ? asTypedPrice(known.unitPrice) : '']
  })
  return {
    ...Object.fromEntries([...prices, ...asked.map((price) => [totalField(price), ''])]),
    pricedBy: 'unit',
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

/** The validation before a quote is sent, by the rules of the call. */
export function quoteSchema(request: ReceivedRequest): z.ZodType {
  const asked = askedPrices(request)
  const pricedBy = <By extends PricedBy>(way: By) =>
    terms.extend({ ...priceSchemas(asked, way), pricedBy: z.literal(way) })
  return z.discriminatedUnion('pricedBy', [pricedBy('unit'), pricedBy('total')])
}

/** The stored part of a draft: all input except the file. */
export function keptQuote(request: ReceivedRequest) {
  const { files: _, removeFile: __, pricedBy: ___, ...typed } = quoteValues(request)
  const names = Object.keys(typed).map((name) => [name, mini.string()])
  const texts = Object.fromEntries(names) as Record<string, mini.ZodMiniString> // texts alone
  return mini.partial(mini.object({ ...texts, pricedBy: mini.enum(['unit', 'total']) }))
}

/** The body of the call. */
export function quoteBody(request: ReceivedRequest, values: QuoteValues, basedOn: { revision: number; seal: string }) {
  const { currency, setupPrice, freightPrice, leadTime, validUntil, notes, removeFile, files } = values
  const prices = askedPrices(request).map((price) => ({
    ...{ partId: price.partId, quantity: price.quantity, unitPrice: readPrice(price, values)?.unitPrice },
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
    .map((price) => readPrice(price, values)?.total ?? '0.00')
  return quoteTotal(amounts, String(typed.setupPrice), String(typed.freightPrice))
}
