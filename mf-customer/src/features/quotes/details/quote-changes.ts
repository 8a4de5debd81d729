import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { choices, chosenLines, offeredQuantities, totalOf } from '../chosen-quantities.ts'

/** One offer of a quote: the current one, or one that a newer replaced. */
export type Offer = Quote['revisions'][number]

/** An amount with its currency, which a revision may change as well. */
export interface Price {
  amount: string
  currency: string
}

/** What an offer says otherwise than the one before it; null where one of them says nothing. */
export type QuoteChange =
  | { field: 'amount'; before: Price; after: Price; isAtChosen: boolean }
  | { field: 'line'; partId: string; quantity: number; before: Price | null; after: Price | null }
  | {
      field: 'validUntil' | 'estimatedDeliveryDate' | 'notes' | 'document'
      before: string | null
      after: string | null
    }

/** The offers of a quote that a newer one replaced, the latest first. */
export function earlierOffers({ revision, revisions }: Pick<Quote, 'revision' | 'revisions'>): Offer[] {
  return revisions.filter((offer) => offer.revision < revision).sort((a, b) => b.revision - a.revision)
}

/** The offer that holds, as the list of all offers has it. */
export function currentOffer({ revision, revisions }: Pick<Quote, 'revision' | 'revisions'>): Offer | undefined {
  return revisions.find((offer) => offer.revision === revision)
}

const samePrice = (a: Price | null, b: Price | null) => a?.amount === b?.amount && a?.currency === b?.currency

function priceAt(offer: Offer, partId: string, quantity: number): Price | null {
  const line = offer.lines.find((each) => each.partId === partId && each.quantity === quantity)
  return line ? { amount: line.amount, currency: offer.currency } : null
}

/**
 * What both offers come to, the earlier one at the quantities that now are chosen, so that a customer's own choice is no
 * change of the price; at its own total where it did not price them all.
 */
function amounts(before: Offer, after: Offer) {
  const chosen = offeredQuantities(after)
  const isPriced = chosenLines(before, chosen).length === chosenLines(after, chosen).length
  return {
    before: { amount: isPriced ? totalOf(before, chosen) : before.amount, currency: before.currency },
    after: { amount: after.amount, currency: after.currency },
    /** There were others to choose. */
    isAtChosen: isPriced && choices(after).length > 0,
  }
}

function lineChanges(before: Offer, after: Offer): QuoteChange[] {
  const all = [...after.lines, ...before.lines]
  const isFirst = (line: Offer['lines'][number], index: number) =>
    all.findIndex(({ partId, quantity }) => partId === line.partId && quantity === line.quantity) === index
  const lines = all.filter(isFirst)
  // One part at one quantity: its price is the amount.
  if (lines.length === 1) return []
  const chosen = offeredQuantities(after)
  const isPassedOver = ({ partId, quantity }: Offer['lines'][number]) => Number(chosen[partId] !== quantity)
  return lines
    .toSorted((one, other) => isPassedOver(one) - isPassedOver(other))
    .map(({ partId, quantity }) => ({
      field: 'line' as const,
      partId,
      quantity,
      before: priceAt(before, partId, quantity),
      after: priceAt(after, partId, quantity),
    }))
    .filter((change) => !samePrice(change.before, change.after))
}

/** What a newer offer changed, the prices at the chosen quantities before the others: total, prices of parts, dates, notes, document. Empty when both say the same. */
export function quoteChanges(before: Offer, after: Offer): QuoteChange[] {
  const amount = { field: 'amount' as const, ...amounts(before, after) }
  const terms = (['validUntil', 'estimatedDeliveryDate', 'notes'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }))
  const document = { field: 'document' as const, before: before.quoteFileUrl, after: after.quoteFileUrl }
  return [
    ...(samePrice(amount.before, amount.after) ? [] : [amount]),
    ...lineChanges(before, after),
    ...terms,
    ...(document.before === document.after ? [] : [document]),
  ]
}
