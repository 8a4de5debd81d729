import { decimalsOf } from './currencies.ts'
import { fromCents, sumMoney } from './money.ts'

/** What a supplier asks for one piece of a part at a quantity. */
export interface QuotedPrice {
  partId: string
  quantity: number
  /** Exact decimal with at most four places. */
  unitPrice: string
}

/**
 * What some pieces cost, rounded half up to what the currency can pay (docs/product/suppliers.md, 'Quoting a request').
 * @param unitPrice exact decimal with at most four places
 */
export function amountOf(unitPrice: string, quantity: number, currency: string): string {
  const [whole = '0', places = ''] = unitPrice.split('.')
  const tenThousandths = BigInt(`${whole}${places.padEnd(4, '0')}`) * BigInt(quantity)
  const step = decimalsOf(currency) === 0 ? 10_000n : 100n
  const units = (tenThousandths * 2n + step) / (step * 2n)
  return fromCents(decimalsOf(currency) === 0 ? units * 100n : units)
}

/**
 * The price of a piece when so many are awarded: that of the greatest quoted quantity which is not greater
 * (docs/product/suppliers.md, 'Supplier quotes').
 * @returns `null` where fewer pieces are awarded than the smallest quoted quantity
 */
export function unitPriceFor(prices: readonly QuotedPrice[], partId: string, quantity: number): string | null {
  const reached = prices.filter((price) => price.partId === partId && price.quantity <= quantity)
  const best = reached.reduce<QuotedPrice | null>(
    (most, each) => (most && most.quantity > each.quantity ? most : each),
    null,
  )
  return best?.unitPrice ?? null
}

/** Digits before the point of the largest amount that is kept. */
const mostDigits = 12

/** Whether an amount, with two decimals, is larger than a quote, an award or a purchase order can be. */
export function isTooLarge(amount: string): boolean {
  return amount.length > mostDigits + 3
}

/** The price of a whole quote: these amounts with setup and freight. */
export function quoteTotal(amounts: readonly string[], setupPrice: string, freightPrice: string): string {
  return sumMoney([...amounts, setupPrice, freightPrice])
}
