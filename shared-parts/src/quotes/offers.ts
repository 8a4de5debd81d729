import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { restOf, sumMoney } from '@kerf/shared-contracts/rules/money'
import { text } from './text.ts'

export type QuoteLine = Quote['lines'][number]

/** One offer of a quote: the current one, or one that a newer replaced. */
export type Offer = Quote['revisions'][number]

/** The offers of a quote that a newer one replaced, the latest first. */
export function earlierOffers({ revision, revisions }: Pick<Quote, 'revision' | 'revisions'>): Offer[] {
  return revisions.filter((offer) => offer.revision < revision).sort((a, b) => b.revision - a.revision)
}

/** The offer that holds, as the list of all offers has it. */
export function currentOffer({ revision, revisions }: Pick<Quote, 'revision' | 'revisions'>): Offer | undefined {
  return revisions.find((offer) => offer.revision === revision)
}

/** What each part of a quote is called; a single part without a name is the project itself. */
export function partNames(rfq: Pick<Quote['rfq'], 'parts' | 'projectName'>): Map<string, string> {
  const nameOf = (name: string | null, index: number) =>
    name ?? (rfq.parts.length === 1 ? rfq.projectName : text.lines.partNumber(index + 1))
  return new Map(rfq.parts.map(({ id, name }, index) => [id, nameOf(name, index)]))
}

/** One line of a total: its label and amount. */
export interface TotalLine {
  label: string
  amount: string
}

/** Gives each line a key for drawing: its label, and how many before it have the same. */
export function keyed<T extends Pick<TotalLine, 'label'>>(lines: readonly T[]): (T & { key: string })[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const before = seen.get(line.label) ?? 0
    seen.set(line.label, before + 1)
    return { ...line, key: `${line.label} ${before}` }
  })
}

/**
 * The lines of a total: the parts, then each charge; none where the total is for the parts alone.
 * @param amount the total, charges included
 */
export function linesOfTotal({ amount, charges }: Pick<Quote, 'amount' | 'charges'>): TotalLine[] {
  if (charges.length === 0) return []
  const parts = restOf(amount, sumMoney(charges.map((charge) => charge.amount)))
  return [{ label: text.lines.subtotal, amount: parts ?? '0.00' }, ...charges]
}

/** The parts that were priced at several quantities, of which the customer chooses one. */
export function choices({ lines }: Pick<Quote, 'lines'>): { partId: string; quantities: number[] }[] {
  const quantities = new Map<string, number[]>()
  for (const { partId, quantity } of lines) quantities.set(partId, [...(quantities.get(partId) ?? []), quantity])
  return [...quantities]
    .filter(([, offered]) => offered.length > 1)
    .map(([partId, offered]) => ({ partId, quantities: offered }))
}

/**
 * What the column of the lines that make up the total is called: until the customer accepts nothing is chosen, and the
 * marked quantities are those that the total counts.
 */
export function chosenLabel({ status }: Pick<Quote, 'status'>): string {
  return status === 'accepted' ? text.lines.chosen : text.lines.inTotal
}
