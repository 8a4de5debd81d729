import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { restOf, sumMoney } from '@kerf/shared-contracts/rules/money'
import { text } from './text.ts'

export type QuoteLine = Quote['lines'][number]

/** One offer of a quote: the current one, or one that a newer one replaced. */
export type Offer = Quote['revisions'][number]

/** The offers of a quote that a newer one replaced, latest first. */
export function earlierOffers({ revision, revisions }: Pick<Quote, 'revision' | 'revisions'>): Offer[] {
  return revisions.filter((offer) => offer.revision < revision).sort((a, b) => b.revision - a.revision)
}

/** The current offer, in the form of the list of all offers. */
export function currentOffer({ revision, revisions }: Pick<Quote, 'revision' | 'revisions'>): Offer | undefined {
  return revisions.find((offer) => offer.revision === revision)
}

/** The name of each part of a quote; a single unnamed part takes the project's. */
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

/** Gives each line a React key: its label, and how many earlier lines have the same label. */
export function keyed<T extends Pick<TotalLine, 'label'>>(lines: readonly T[]): (T & { key: string })[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const before = seen.get(line.label) ?? 0
    seen.set(line.label, before + 1)
    return { ...line, key: `${line.label} ${before}` }
  })
}

/**
 * The lines of a total: the parts, then each charge; none if the total is the parts alone.
 * @param amount the total, including charges
 */
export function linesOfTotal({ amount, charges }: Pick<Quote, 'amount' | 'charges'>): TotalLine[] {
  if (charges.length === 0) return []
  const parts = restOf(amount, sumMoney(charges.map((charge) => charge.amount)))
  return [{ label: text.lines.subtotal, amount: parts ?? '0.00' }, ...charges]
}

/** The parts priced at several quantities, of which the customer chooses one. */
export function choices({ lines }: Pick<Quote, 'lines'>): { partId: string; quantities: number[] }[] {
  const quantities = new Map<string, number[]>()
  for (const { partId, quantity } of lines) quantities.set(partId, [...(quantities.get(partId) ?? []), quantity])
  return [...quantities]
    .filter(([, offered]) => offered.length > 1)
    .map(([partId, offered]) => ({ partId, quantities: offered }))
}

/**
 * The header of the column that marks the lines in the total: nothing is chosen until the customer accepts, and until
 * then the marked quantities are those that the total includes.
 */
export function chosenLabel({ status }: Pick<Quote, 'status'>): string {
  return status === 'accepted' ? text.lines.chosen : text.lines.inTotal
}
