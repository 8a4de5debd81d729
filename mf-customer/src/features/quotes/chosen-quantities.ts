import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { sumMoney } from '@kerf/shared-contracts/rules/money'
import type { QuoteLine } from '@kerf/shared-parts/quotes/offers.ts'

type Lines = Pick<Quote, 'lines'>

/** The chosen quantity of each part, by the part's id. */
export type ChosenQuantities = Readonly<Record<string, number>>

/** The quantities that apply until the customer chooses others. */
export function offeredQuantities({ lines }: Lines): ChosenQuantities {
  return Object.fromEntries(lines.filter((line) => line.isChosen).map(({ partId, quantity }) => [partId, quantity]))
}

/**
 * The quantity of each part that accepting would order: the customer's choice, or the offered quantity if nothing was
 * chosen or the choice is no longer on offer.
 */
export function quantitiesToOrder(quote: Lines, chosen: ChosenQuantities): ChosenQuantities {
  const isOffered = ([partId, quantity]: [string, number]) =>
    quote.lines.some((line) => line.partId === partId && line.quantity === quantity)
  return { ...offeredQuantities(quote), ...Object.fromEntries(Object.entries(chosen).filter(isOffered)) }
}

/** The ordered parts at the chosen quantities, one line per part. */
export function chosenLines({ lines }: Lines, chosen: ChosenQuantities): QuoteLine[] {
  return lines.filter(({ partId, quantity }) => chosen[partId] === quantity)
}

/** The total at the chosen quantities, with the charges, which are the same for all quantities. */
export function totalOf(quote: Pick<Quote, 'lines' | 'charges'>, chosen: ChosenQuantities): string {
  return sumMoney([...chosenLines(quote, chosen), ...quote.charges].map(({ amount }) => amount))
}
