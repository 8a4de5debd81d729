import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { MoneyInput } from '@kerf/shared-contracts/contracts/values'
import { sumMoney } from '@kerf/shared-contracts/rules/money'
import { partName } from '@kerf/shared-parts/rfqs/words.ts'

/** What was typed for each asked price, by its key. */
export type Prices = Readonly<Record<string, string>>

/** A price that the RFQ asks for: one part at one quantity. */
export interface AskedPrice {
  key: string
  partId: string
  partName: string
  quantity: number
  /** Counts for the total until the customer chooses another quantity. */
  isFirst: boolean
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

/** The total at the first quantity of each part; null until all of these are prices. */
export function totalOf(asked: readonly AskedPrice[], prices: Prices): string | null {
  const amounts: string[] = []
  for (const { key, isFirst } of asked) {
    if (!isFirst) continue
    const amount = MoneyInput.safeParse(prices[key])
    if (!amount.success) return null
    amounts.push(amount.data)
  }
  return sumMoney(amounts)
}

/**
 * Amount and lines as the call takes them. A single price is the amount alone.
 * @param prices all of them valid
 */
export function pricedBody(asked: readonly AskedPrice[], prices: Prices): { amount: string; lines?: string } {
  const amount = totalOf(asked, prices) ?? ''
  if (asked.length === 1) return { amount }
  const lines = asked.map(({ key, partId, quantity }) => ({ partId, quantity, amount: MoneyInput.parse(prices[key]) }))
  return { amount, lines: JSON.stringify(lines) }
}
