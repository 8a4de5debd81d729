import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { MoneyInput } from '@kerf/shared-contracts/contracts/values'
import { isPayable } from '@kerf/shared-contracts/rules/currencies'
import { sumMoney, totalOfPieces, unitPriceOf } from '@kerf/shared-contracts/rules/money'
import { asPlainText, asTypedPrice, hasTwoReadings } from '@kerf/shared-contracts/rules/typed-text'
import { partName } from '@kerf/shared-parts/rfqs/words.ts'

/** The typed prices, by key. */
export type Prices = Readonly<Record<string, string>>

/** A price that the RFQ asks for: one part at one quantity. */
export interface AskedPrice {
  key: string
  partId: string
  partName: string
  quantity: number
  /** Counts towards the total until the customer chooses another quantity. */
  isFirst: boolean
}

/** How prices are typed: in total, or per unit. */
export type PricedBy = 'total' | 'unit'

/** The prices of the quote form. Input for both ways is kept, and one of them counts. */
export interface TypedPrices {
  pricedBy: PricedBy
  /** For all pieces. */
  prices: Prices
  /** For one piece. */
  unitPrices: Prices
  /** ISO 4217 code. */
  currency: string
}

/** The field of {@link TypedPrices} that counts. */
export function countingField({ pricedBy }: Pick<TypedPrices, 'pricedBy'>): 'prices' | 'unitPrices' {
  return pricedBy === 'unit' ? 'unitPrices' : 'prices'
}

const keyOf = (partId: string, quantity: number) => `${partId} ${quantity}`

/** All prices that an RFQ asks for, part by part. */
export function askedPrices({ parts }: Pick<Rfq, 'parts'>): AskedPrice[] {
  return parts.flatMap((part) =>
    part.quantities.map((quantity, index) => ({
      key: keyOf(part.id, quantity),
      partId: part.id,
      partName: partName(part),
      quantity,
      isFirst: index === 0,
    })),
  )
}

/** The prices of a pending quote, to begin its revision with; empty ones for a new quote. */
export function startingPrices(asked: readonly AskedPrice[], quote: Pick<Quote, 'lines'> | undefined): Prices {
  const offered = new Map(quote?.lines.map((line) => [keyOf(line.partId, line.quantity), line.amount]))
  return Object.fromEntries(asked.map(({ key }) => [key, offered.get(key) ?? '']))
}

/** Nothing typed for any asked price. */
export function noPrices(asked: readonly AskedPrice[]): Prices {
  return Object.fromEntries(asked.map(({ key }) => [key, '']))
}

const unitPricePattern = /^\d{1,10}(\.\d{1,4})?$/

/** The typed total price as an amount; null if invalid. */
export function priceOf({ key, quantity }: Pick<AskedPrice, 'key' | 'quantity'>, typed: TypedPrices): string | null {
  const text = asPlainText(typed[countingField(typed)][key] ?? '')
  if (typed.pricedBy === 'unit' && (!unitPricePattern.test(text) || hasTwoReadings(text))) return null
  const total = typed.pricedBy === 'unit' ? totalOfPieces(text, quantity, typed.currency) : text
  const amount = MoneyInput.safeParse(total)
  return amount.success && isPayable(amount.data, typed.currency) ? amount.data : null
}

/** The unit price as somebody would type it. @param total a valid amount */
export function pieceOf(total: string, quantity: number): string {
  return asTypedPrice(unitPriceOf(total, quantity))
}

/**
 * The same prices typed the other way. Earlier input for that way stays if it means the same, so that looking at the unit
 * prices and back changes no total.
 */
export function typedAs(pricedBy: PricedBy, asked: readonly AskedPrice[], typed: TypedPrices): TypedPrices {
  if (pricedBy === typed.pricedBy) return typed
  const other = { ...typed, pricedBy }
  const field = countingField(other)
  const said = asked.map((price): [string, string] => {
    const before = other[field][price.key] ?? ''
    const total = priceOf(price, typed)
    const meant = priceOf(price, other)
    if (total === null) return [price.key, meant === null ? before : '']
    const piece = pieceOf(total, price.quantity)
    if (meant !== null && pieceOf(meant, price.quantity) === piece) return [price.key, before]
    return [price.key, pricedBy === 'unit' ? piece : total]
  })
  return { ...other, [field]: Object.fromEntries(said) }
}

/** The total at the first quantity of each part; null until all of these prices are valid. */
export function totalOf(asked: readonly AskedPrice[], typed: TypedPrices): string | null {
  const amounts: string[] = []
  for (const price of asked) {
    if (!price.isFirst) continue
    const amount = priceOf(price, typed)
    if (amount === null) return null
    amounts.push(amount)
  }
  return sumMoney(amounts)
}

/**
 * Amount, currency and lines as the call takes them. A single price is the amount alone.
 * @param typed all of its prices valid
 */
export function pricedBody(
  asked: readonly AskedPrice[],
  typed: TypedPrices,
): { amount: string; currency: string; lines?: string } {
  const { currency } = typed
  const amount = totalOf(asked, typed) ?? ''
  if (asked.length === 1) return { amount, currency }
  const lines = asked.map((price) => {
    const { partId, quantity } = price
    return { partId, quantity, amount: priceOf(price, typed) }
  })
  return { amount, currency, lines: JSON.stringify(lines) }
}
