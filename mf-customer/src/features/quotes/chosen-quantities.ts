import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { sumMoney } from '@kerf/shared-contracts/rules/money'
import { text } from './text.ts'

type Lines = Pick<Quote, 'lines'>

/** The chosen quantity of each part, by the part's id. */
export type ChosenQuantities = Readonly<Record<string, number>>

/** What each part of a quote is called; a single part without a name is the project itself. */
export function partNames(quote: Pick<Quote, 'lines' | 'rfq'>): Map<string, string> {
  const ids = [...new Set(quote.lines.map((line) => line.partId))]
  return new Map(
    ids.map((id, index) => {
      const given = quote.lines.find((line) => line.partId === id)?.partName
      return [id, given ?? (ids.length === 1 ? quote.rfq.projectName : text.dialog.partNumber(index + 1))]
    }),
  )
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

/** The total at the chosen quantities. */
export function totalOf({ lines }: Lines, chosen: ChosenQuantities): string {
  return sumMoney(lines.filter(({ partId, quantity }) => chosen[partId] === quantity).map(({ amount }) => amount))
}
