import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { sumMoney } from '@kerf/shared-contracts/rules/money'
import { text } from './text.ts'

type Lines = Pick<Quote, 'lines'>
export type QuoteLine = Quote['lines'][number]

/** The chosen quantity of each part, by the part's id. */
export type ChosenQuantities = Readonly<Record<string, number>>

/** What each part of a quote is called; a single part without a name is the project itself. */
export function partNames(rfq: Pick<Quote['rfq'], 'parts' | 'projectName'>): Map<string, string> {
  const nameOf = (name: string | null, index: number) =>
    name ?? (rfq.parts.length === 1 ? rfq.projectName : text.dialog.partNumber(index + 1))
  return new Map(rfq.parts.map(({ id, name }, index) => [id, nameOf(name, index)]))
}

/** The parts that were priced at several quantities, of which the customer chooses one. */
export function choices({ lines }: Lines): { partId: string; quantities: number[] }[] {
  const quantities = new Map<string, number[]>()
  for (const { partId, quantity } of lines) quantities.set(partId, [...(quantities.get(partId) ?? []), quantity])
  return [...quantities]
    .filter(([, offered]) => offered.length > 1)
    .map(([partId, offered]) => ({ partId, quantities: offered }))
}

/** The quantities that hold until the customer chooses others. */
export function offeredQuantities({ lines }: Lines): ChosenQuantities {
  return Object.fromEntries(lines.filter((line) => line.isChosen).map(({ partId, quantity }) => [partId, quantity]))
}

/**
 * What the customer chose, as far as it is on offer: a part that a newer offer prices at other quantities, or that
 * nothing was chosen for, has its offered one.
 */
export function heldQuantities(quote: Lines, chosen: ChosenQuantities): ChosenQuantities {
  const isOffered = ([partId, quantity]: [string, number]) =>
    quote.lines.some((line) => line.partId === partId && line.quantity === quantity)
  return { ...offeredQuantities(quote), ...Object.fromEntries(Object.entries(chosen).filter(isOffered)) }
}

/** What is ordered at the chosen quantities, a line for each part. */
export function chosenLines({ lines }: Lines, chosen: ChosenQuantities): QuoteLine[] {
  return lines.filter(({ partId, quantity }) => chosen[partId] === quantity)
}

/** The total at the chosen quantities. */
export function totalOf(quote: Lines, chosen: ChosenQuantities): string {
  return sumMoney(chosenLines(quote, chosen).map(({ amount }) => amount))
}
