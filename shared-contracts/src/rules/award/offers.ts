import { addDays } from '../calendar.ts'
import { toTenThousandths, toUnits } from './amounts.ts'
import type { AwardLimits, AwardOffer, AwardRequest, Exclusion } from './terms.ts'

/** From this many pieces on, one costs so much: in an offer ten-thousandths of the currency. */
export interface PriceStep {
  from: number
  price: number
}

/** The price steps of a supplier for a part, the smallest quantity first; empty if it does not offer the part. */
export type Ladder = readonly PriceStep[]

/** An offer in the currency of the award, in numbers. */
export interface PricedOffer {
  offer: AwardOffer
  setup: number
  freight: number
  /** By the part's id. */
  ladders: ReadonlyMap<string, Ladder>
}

/** The price of a piece when so many are bought, or null below the smallest quantity offered. */
export function priceAt(ladder: Ladder, quantity: number): number | null {
  return ladder.findLast(({ from }) => from <= quantity)?.price ?? null
}

/** The offers in the currency, by name and then id, so that no result hangs on the order in which they came. */
export function pricedOffers({ offers, currency }: AwardRequest): PricedOffer[] {
  const priced = offers.filter((offer) => offer.currency === currency).toSorted(byNameAndId)
  if (new Set(priced.map(({ supplierId }) => supplierId)).size < priced.length) {
    throw new RangeError('A supplier has one offer in a currency')
  }
  return priced.map((offer) => ({
    offer,
    setup: toUnits(offer.setup, currency),
    freight: toUnits(offer.freight, currency),
    ladders: laddersOf(offer),
  }))
}

/** Names compare by their characters, not by a language: the result is the same on every machine. */
export function byNameAndId(a: AwardOffer, b: AwardOffer): number {
  return compare(a.name, b.name) || compare(a.supplierId, b.supplierId)
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function laddersOf({ lines }: AwardOffer): Map<string, Ladder> {
  const ladders = new Map<string, PriceStep[]>()
  for (const { partId, quantity, unitPrice } of lines.toSorted((a, b) => a.quantity - b.quantity)) {
    const ladder = ladders.get(partId) ?? []
    if (ladder.at(-1)?.from === quantity) throw new RangeError('A part has one price at a quantity')
    if (!isCount(quantity)) throw new RangeError('A price is for a whole number of pieces')
    ladder.push({ from: quantity, price: toTenThousandths(unitPrice) })
    ladders.set(partId, ladder)
  }
  return ladders
}

/** Whether it is a whole number of at least 1. */
export function isCount(quantity: number): boolean {
  return Number.isSafeInteger(quantity) && quantity >= 1
}

/** The day on which an order of today arrives. Lead times count calendar days. */
export function arrivesOn({ leadTimeDays }: AwardOffer, { today }: AwardLimits): string {
  return addDays(today, leadTimeDays)
}

/** All reasons why an offer takes no part, in a fixed order; none if it does. */
export function exclusionsOf(offer: AwardOffer, { currency, parts, limits }: AwardRequest): Exclusion[] {
  const exclusions: Exclusion[] = []
  if (offer.currency !== currency) exclusions.push({ reason: 'other_currency', currency: offer.currency })
  const { validUntil } = offer
  if (validUntil !== null && validUntil < limits.today) exclusions.push({ reason: 'expired', validUntil })
  const arrives = arrivesOn(offer, limits)
  if (limits.neededBy !== undefined && arrives > limits.neededBy) {
    exclusions.push({ reason: 'too_late', arrivesOn: arrives })
  }
  if (limits.notBefore !== undefined && arrives < limits.notBefore) {
    exclusions.push({ reason: 'too_early', arrivesOn: arrives })
  }
  const held = new Set(offer.certificates.map(certificateKey))
  const missing = (limits.requiredCertificates ?? []).filter((name) => !held.has(certificateKey(name)))
  if (missing.length > 0) exclusions.push({ reason: 'no_certificate', missing })
  const needed = new Map(parts.map(({ id, quantity }) => [id, quantity]))
  const covers = offer.lines.some(({ partId, quantity }) => quantity <= (needed.get(partId) ?? 0))
  if (!covers) exclusions.push({ reason: 'does_not_cover' })
  return exclusions
}

/** Certificates are typed by people: case, width and blanks make no other certificate. */
function certificateKey(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()
}
