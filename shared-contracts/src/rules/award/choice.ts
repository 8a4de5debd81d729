import { amountOf, exact, fromTenThousandths, fromUnits, tenThousandthsOfUnit } from './amounts.ts'
import { arrivesOn, exclusionsOf, isCount, type PricedOffer, priceAt } from './offers.ts'
import type { Award, AwardedLine, AwardedSupplier, AwardRequest, AwardShare, Breach } from './terms.ts'

/** An award, and in smallest units its total and what is paid for the pieces of each part. */
export interface PricedAward {
  award: Award
  units: { total: number; ofPart: ReadonlyMap<string, number> }
}

/**
 * What an award costs at the offers' prices, whether it keeps the limits or not.
 * @returns null if a share has no price: an unknown supplier, an offer in another currency, a quantity not offered
 */
export function priced(
  shares: readonly AwardShare[],
  offers: readonly PricedOffer[],
  { currency, limits, parts }: AwardRequest,
): PricedAward | null {
  const lines: AwardedLine[] = []
  const suppliers: AwardedSupplier[] = []
  const ofPart = new Map<string, number>()
  let total = 0
  for (const { offer, setup, freight, ladders } of offers) {
    const own = shares.filter(({ supplierId }) => supplierId === offer.supplierId)
    if (own.length === 0) continue
    let sum = setup + freight
    for (const share of own) {
      const price = priceAt(ladders.get(share.partId) ?? [], share.quantity)
      if (price === null) return null
      exact(2 * price * share.quantity)
      const amount = amountOf(price, share.quantity, tenThousandthsOfUnit(currency))
      sum += amount
      ofPart.set(share.partId, (ofPart.get(share.partId) ?? 0) + amount)
      lines.push({ ...share, unitPrice: fromTenThousandths(price), total: fromUnits(amount, currency) })
    }
    total += sum
    const fees = { setup: fromUnits(setup, currency), freight: fromUnits(freight, currency) }
    const amounts = { ...fees, total: fromUnits(sum, currency) }
    suppliers.push({ supplierId: offer.supplierId, ...amounts, arrivesOn: arrivesOn(offer, limits) })
  }
  if (lines.length < shares.length) return null
  const place = new Map(parts.map(({ id }, index) => [id, index]))
  const placeOf = ({ partId }: AwardShare) => place.get(partId) ?? parts.length
  const inOrder = lines.toSorted((a, b) => placeOf(a) - placeOf(b))
  return { award: { lines: inOrder, suppliers, total: fromUnits(total, currency) }, units: { total, ofPart } }
}

/** Shares of the same part and supplier are one: their pieces together decide the price. */
export function together(shares: readonly AwardShare[]): AwardShare[] {
  const sums = new Map<string, AwardShare>()
  for (const { partId, supplierId, quantity } of shares) {
    if (!isCount(quantity)) throw new RangeError('A share is a whole number of pieces')
    const key = JSON.stringify([partId, supplierId])
    sums.set(key, { partId, supplierId, quantity: (sums.get(key)?.quantity ?? 0) + quantity })
  }
  return [...sums.values()]
}

/** Everything that a choice does not keep: the limits, the quantities needed, and what was offered. */
export function breachesOf(shares: readonly AwardShare[], request: AwardRequest): Breach[] {
  const suppliers = [...new Set(shares.map(({ supplierId }) => supplierId))]
  return [
    ...suppliers.flatMap((supplierId) => breachesOfSupplier(supplierId, request)),
    ...shares.flatMap((share) => breachesOfShare(share, request)),
    ...breachesOfQuantities(shares, request),
    ...breachesOfNumber(suppliers.length, request),
  ]
}

function breachesOfSupplier(supplierId: string, request: AwardRequest): Breach[] {
  const offer = offerOf(supplierId, request)
  if (!offer) return [{ kind: 'unknown_supplier', supplierId }]
  return exclusionsOf(offer, request).map((exclusion) => ({ kind: 'excluded', supplierId, ...exclusion }))
}

function breachesOfShare(share: AwardShare, request: AwardRequest): Breach[] {
  const offer = offerOf(share.supplierId, request)
  if (!offer) return []
  const offered = offer.lines.some(({ partId, quantity }) => partId === share.partId && quantity <= share.quantity)
  return offered ? [] : [{ kind: 'not_offered', ...share }]
}

/** The offer in the currency of the award, or else one in another. */
function offerOf(supplierId: string, { offers, currency }: AwardRequest) {
  const own = offers.filter((offer) => offer.supplierId === supplierId)
  return own.find((offer) => offer.currency === currency) ?? own[0]
}

function breachesOfQuantities(shares: readonly AwardShare[], { parts }: AwardRequest): Breach[] {
  const known = new Set(parts.map(({ id }) => id))
  const strange = [...new Set(shares.map(({ partId }) => partId))].filter((partId) => !known.has(partId))
  const off = parts.flatMap(({ id: partId, quantity }): Breach[] => {
    const given = shares.filter((share) => share.partId === partId).reduce((sum, share) => sum + share.quantity, 0)
    if (given < quantity) return [{ kind: 'pieces_missing', partId, pieces: quantity - given }]
    return given > quantity ? [{ kind: 'pieces_too_many', partId, pieces: given - quantity }] : []
  })
  return [...strange.map((partId): Breach => ({ kind: 'unknown_part', partId })), ...off]
}

function breachesOfNumber(suppliers: number, { limits }: AwardRequest): Breach[] {
  const { maxSuppliers, minSources } = limits
  const breaches: Breach[] = []
  if (maxSuppliers !== undefined && suppliers > maxSuppliers) {
    breaches.push({ kind: 'too_many_suppliers', suppliers, maxSuppliers })
  }
  if (minSources !== undefined && suppliers < minSources) {
    breaches.push({ kind: 'too_few_sources', suppliers, minSources })
  }
  return breaches
}
