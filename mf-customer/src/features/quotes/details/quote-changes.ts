import { sumMoney } from '@kerf/shared-contracts/rules/money'
import { choices, type Offer } from '@kerf/shared-parts/quotes/offers.ts'
import { chosenLines, offeredQuantities, totalOf } from '../chosen-quantities.ts'

/** An amount with its currency, which a revision may change too. */
export interface Price {
  amount: string
  currency: string
}

/** One difference between two offers; null on the side that has no value. */
export type QuoteChange =
  | { field: 'amount'; before: Price; after: Price; isAtChosen: boolean }
  | { field: 'line'; partId: string; quantity: number; before: Price | null; after: Price | null }
  | { field: 'charge'; label: string; before: Price | null; after: Price | null }
  | {
      field: 'validUntil' | 'estimatedDeliveryDate' | 'notes' | 'terms' | 'document'
      before: string | null
      after: string | null
    }

const samePrice = (a: Price | null, b: Price | null) => a?.amount === b?.amount && a?.currency === b?.currency

function priceAt(offer: Offer, partId: string, quantity: number): Price | null {
  const line = offer.lines.find((each) => each.partId === partId && each.quantity === quantity)
  return line ? { amount: line.amount, currency: offer.currency } : null
}

/**
 * The totals of both offers. The earlier one is totalled at the quantities chosen now, so that the customer's own choice
 * does not look like a new price; at its own total if it did not price all of them.
 */
function amounts(before: Offer, after: Offer) {
  const chosen = offeredQuantities(after)
  const isPriced = chosenLines(before, chosen).length === chosenLines(after, chosen).length
  return {
    before: { amount: isPriced ? totalOf(before, chosen) : before.amount, currency: before.currency },
    after: { amount: after.amount, currency: after.currency },
    /** Whether other quantities could be chosen. */
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

/** A charge by name, summed if the name occurs several times. */
function chargedAs(offer: Offer, label: string): Price | null {
  const amounts = offer.charges.filter((charge) => charge.label === label).map(({ amount }) => amount)
  return amounts.length === 0 ? null : { amount: sumMoney(amounts), currency: offer.currency }
}

function chargeChanges(before: Offer, after: Offer): QuoteChange[] {
  const labels = new Set([...after.charges, ...before.charges].map(({ label }) => label))
  return [...labels]
    .map((label) => ({
      field: 'charge' as const,
      label,
      before: chargedAs(before, label),
      after: chargedAs(after, label),
    }))
    .filter((change) => !samePrice(change.before, change.after))
}

/** What a newer offer changed: total, prices of parts (chosen quantities first), charges, dates, notes, document. */
export function quoteChanges(before: Offer, after: Offer): QuoteChange[] {
  const amount = { field: 'amount' as const, ...amounts(before, after) }
  const terms = (['validUntil', 'estimatedDeliveryDate', 'notes', 'terms'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }))
  const document = { field: 'document' as const, before: before.quoteFileUrl, after: after.quoteFileUrl }
  return [
    ...(samePrice(amount.before, amount.after) ? [] : [amount]),
    ...lineChanges(before, after),
    ...chargeChanges(before, after),
    ...terms,
    ...(document.before === document.after ? [] : [document]),
  ]
}
