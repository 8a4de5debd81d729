import type { RfqEstimate } from '@kerf/shared-contracts/contracts/estimates'
import { useAskEvery } from '@kerf/shared-runtime'
import { useEstimateRfqQuery } from '@kerf/shared-runtime/endpoints/estimates'
import { useEffect, useMemo, useState } from 'react'
import { type AskedPrice, countingField, pieceOf, type TypedPrices } from './quote-prices.ts'

/** What the cost tables say of an asked price, for all pieces. */
export interface PriceEstimate {
  total: string
  currency: string
  lines: RfqEstimate['prices'][number]['lines']
}

/** Estimates by the key of their asked price; those without one are missing. */
export type PriceEstimates = ReadonlyMap<string, PriceEstimate>

/** Milliseconds, while no live events come; measuring takes about a second. */
const askAfter = 3000

/** The estimates of an RFQ's asked prices, as far as its parts are drawn. A failure leaves the form without them. */
export function usePriceEstimates(rfqId: string, asked: readonly AskedPrice[]): PriceEstimates {
  const [isMeasuring, setMeasuring] = useState(false)
  const askEvery = useAskEvery(askAfter)
  const { data } = useEstimateRfqQuery({ id: rfqId }, { pollingInterval: isMeasuring ? askEvery : 0 })
  useEffect(() => setMeasuring(data?.some(({ status }) => status === 'measuring') ?? false), [data])
  return useMemo(() => estimatesOf(asked, data ?? []), [asked, data])
}

function estimatesOf(asked: readonly AskedPrice[], parts: readonly RfqEstimate[]): PriceEstimates {
  const found = asked.flatMap(({ key, partId, quantity }): [string, PriceEstimate][] => {
    const part = parts.find((each) => each.partId === partId)
    const price = part?.prices.find((each) => each.quantity === quantity)
    if (!part?.currency || !price?.total) return []
    return [[key, { total: price.total, currency: part.currency, lines: price.lines }]]
  })
  return new Map(found)
}

/** Whether nothing is typed for a price, in the way that counts. */
const isEmpty = (typed: TypedPrices, key: string) => (typed[countingField(typed)][key] ?? '').trim() === ''

/** The asked prices that would be filled by their estimates: empty ones, whose estimate is in the quote's currency. */
export function fillable(asked: readonly AskedPrice[], estimates: PriceEstimates, typed: TypedPrices): AskedPrice[] {
  return asked.filter(({ key }) => estimates.get(key)?.currency === typed.currency && isEmpty(typed, key))
}

/** The prices with the estimates of these typed into them, as totals and per piece. */
export function withEstimates(
  typed: TypedPrices,
  chosen: readonly AskedPrice[],
  estimates: PriceEstimates,
): Pick<TypedPrices, 'prices' | 'unitPrices'> {
  const totals = chosen.map(({ key }): [string, string] => [key, estimates.get(key)?.total ?? ''])
  const pieces = chosen.map(({ key, quantity }): [string, string] => {
    const total = estimates.get(key)?.total
    return [key, total ? pieceOf(total, quantity) : '']
  })
  return {
    prices: { ...typed.prices, ...Object.fromEntries(totals) },
    unitPrices: { ...typed.unitPrices, ...Object.fromEntries(pieces) },
  }
}
