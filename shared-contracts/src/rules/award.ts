import { amountOf, fromUnits, tenThousandthsOfUnit } from './award/amounts.ts'
import { breachesOf, type PricedAward, priced, together } from './award/choice.ts'
import { byNameAndId, exclusionsOf, isCount, type PricedOffer, priceAt, pricedOffers } from './award/offers.ts'
import { type Answer, problemOf } from './award/problem.ts'
import { cheapestAmongAll } from './award/shortlist.ts'
import type {
  Alternative,
  AwardFact,
  AwardLimit,
  AwardRequest,
  AwardShare,
  AwardSimulation,
  ChoiceComparison,
  Obstacle,
} from './award/terms.ts'

/**
 * Works out the cheapest way to award parts to suppliers at their prices, and what speaks for and against another
 * (docs/product/suppliers.md, 'Award simulator'). Exact in money; the same offers give the same award in any order.
 *
 * With at most twelve suppliers that take part the award is the cheapest one, but for prices that rise with the quantity
 * or many sources at many price steps, where the search may end early; `isProven` says whether it did.
 * @throws RangeError for amounts that cannot be paid in their currency or are too large, quantities below 1 or not whole,
 * parts that are
 * missing or there twice, several offers of a supplier in the currency
 */
export function simulateAward(request: AwardRequest): AwardSimulation {
  assertRequest(request)
  const offers = pricedOffers(request)
  const best = cheapest(request, offers)
  const used = best.found?.award.suppliers ?? []
  const alternative = (changed: AwardRequest): Alternative => {
    const { found, isProven, obstacles } = cheapest(changed, pricedOffers(changed))
    return { award: found?.award ?? null, difference: difference(found, best.found, request), isProven, obstacles }
  }
  return {
    currency: request.currency,
    award: best.found?.award ?? null,
    isProven: best.isProven,
    obstacles: best.obstacles,
    facts: factsOf(request, offers, best.found),
    choice: request.choice ? comparison(request.choice, request, offers, best.found) : null,
    without: used.map(({ supplierId }) => ({ supplierId, ...alternative(withoutSupplier(request, supplierId)) })),
    unlimited: limitsSet(request).map((limit) => ({ limit, ...alternative(withoutLimit(request, limit)) })),
  }
}

function assertRequest({ parts, limits }: AwardRequest): void {
  if (parts.length === 0) throw new RangeError('An award has at least one part')
  if (new Set(parts.map(({ id }) => id)).size < parts.length) throw new RangeError('A part is there once')
  const counts = [...parts.map(({ quantity }) => quantity), limits.maxSuppliers ?? 1, limits.minSources ?? 1]
  if (!counts.every(isCount)) throw new RangeError('Quantities and numbers of suppliers are whole and at least 1')
}

interface Outcome {
  found: PricedAward | null
  isProven: boolean
  obstacles: Obstacle[]
}

function cheapest(request: AwardRequest, all: readonly PricedOffer[]): Outcome {
  const offers = all.filter(({ offer }) => exclusionsOf(offer, request).length === 0)
  const plain = plainObstacles(request, offers)
  if (plain.length > 0) return { found: null, isProven: true, obstacles: plain }
  const { solution, isProven } = cheapestAmongAll(problemOf(request, offers))
  if (solution === null) return { found: null, isProven, obstacles: isProven ? hiddenObstacles(request, offers) : [] }
  return { found: priced(sharesOf(solution, request, offers), offers, request), isProven, obstacles: [] }
}

function sharesOf(
  { shares }: NonNullable<Answer['solution']>,
  { parts }: AwardRequest,
  offers: readonly PricedOffer[],
): AwardShare[] {
  return shares.flatMap((ofPart, part) =>
    ofPart.map(({ supplier, quantity }) => ({
      partId: parts[part]?.id ?? '',
      supplierId: offers[supplier]?.offer.supplierId ?? '',
      quantity,
    })),
  )
}

/** What stands in the way without a search. */
function plainObstacles({ parts, limits }: AwardRequest, offers: readonly PricedOffer[]): Obstacle[] {
  const { minSources = 1, maxSuppliers = Number.POSITIVE_INFINITY } = limits
  const obstacles: Obstacle[] = parts
    .filter(({ id, quantity }) => offers.every(({ ladders }) => priceAt(ladders.get(id) ?? [], quantity) === null))
    .map(({ id }) => ({ kind: 'part_not_covered', partId: id }))
  if (minSources > maxSuppliers) obstacles.push({ kind: 'limits_contradict', minSources, maxSuppliers })
  if (limits.minSources !== undefined && minSources > offers.length) {
    obstacles.push({ kind: 'too_few_sources', available: offers.length, minSources })
  }
  return obstacles
}

/** Which of the two numbers of suppliers cannot be kept, where every part is covered and enough suppliers take part. */
function hiddenObstacles(request: AwardRequest, offers: readonly PricedOffer[]): Obstacle[] {
  const { minSources = 1, maxSuppliers = offers.length } = request.limits
  for (let atLeast = maxSuppliers + 1; atLeast <= offers.length; atLeast += 1) {
    const { solution } = cheapestAmongAll(
      problemOf({ ...request, limits: { ...request.limits, maxSuppliers: atLeast } }, offers),
    )
    if (solution) return [{ kind: 'needs_more_suppliers', atLeast, maxSuppliers }]
  }
  return [{ kind: 'cannot_be_split', minSources }]
}

function factsOf(request: AwardRequest, offers: readonly PricedOffer[], best: PricedAward | null): AwardFact[] {
  const excluded = request.offers
    .toSorted(byNameAndId)
    .flatMap((offer) =>
      exclusionsOf(offer, request).map(
        (exclusion): AwardFact => ({ kind: 'excluded', supplierId: offer.supplierId, ...exclusion }),
      ),
    )
  const able = offers.filter(({ offer }) => exclusionsOf(offer, request).length === 0)
  return [...excluded, ...able.flatMap((offer) => gapsOf(offer, request)), ...cheaperAlone(request, able, best)]
}

function gapsOf({ offer, ladders }: PricedOffer, { parts }: AwardRequest): AwardFact[] {
  return parts.flatMap(({ id, quantity }): AwardFact[] => {
    const smallestQuantity = ladders.get(id)?.[0]?.from ?? null
    if (smallestQuantity !== null && smallestQuantity <= quantity) return []
    return [{ kind: 'part_not_offered', supplierId: offer.supplierId, partId: id, smallestQuantity }]
  })
}

/** For each part the supplier with the lowest price for all its pieces, where the award pays more for them. */
function cheaperAlone(
  { parts, currency }: AwardRequest,
  offers: readonly PricedOffer[],
  best: PricedAward | null,
): AwardFact[] {
  if (best === null) return []
  return parts.flatMap(({ id, quantity }): AwardFact[] => {
    const prices = offers.flatMap(({ offer, ladders }) => {
      const price = priceAt(ladders.get(id) ?? [], quantity)
      return price === null
        ? []
        : [{ supplierId: offer.supplierId, amount: amountOf(price, quantity, tenThousandthsOfUnit(currency)) }]
    })
    const [lowest] = prices.toSorted((a, b) => a.amount - b.amount)
    const paid = best.units.ofPart.get(id) ?? 0
    if (!lowest || lowest.amount >= paid) return []
    const amounts = { amount: fromUnits(lowest.amount, currency), paid: fromUnits(paid, currency) }
    return [{ kind: 'cheaper_alone', partId: id, supplierId: lowest.supplierId, ...amounts }]
  })
}

function comparison(
  choice: readonly AwardShare[],
  request: AwardRequest,
  offers: readonly PricedOffer[],
  best: PricedAward | null,
): ChoiceComparison {
  const shares = together(choice)
  const chosen = priced(shares, offers, request)
  return {
    award: chosen?.award ?? null,
    difference: difference(chosen, best, request),
    breaches: breachesOf(shares, request),
  }
}

function difference(one: PricedAward | null, other: PricedAward | null, { currency }: AwardRequest): string | null {
  return one && other ? fromUnits(one.units.total - other.units.total, currency) : null
}

function withoutSupplier(request: AwardRequest, supplierId: string): AwardRequest {
  return { ...request, offers: request.offers.filter((offer) => offer.supplierId !== supplierId) }
}

function withoutLimit(request: AwardRequest, limit: AwardLimit): AwardRequest {
  return { ...request, limits: { ...request.limits, [limit]: undefined } }
}

function limitsSet({ limits }: AwardRequest): AwardLimit[] {
  const names: AwardLimit[] = ['maxSuppliers', 'minSources', 'neededBy', 'notBefore', 'requiredCertificates']
  return names.filter((name) => {
    const limit = limits[name]
    return Array.isArray(limit) ? limit.length > 0 : limit !== undefined
  })
}
