import type { SupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes'
import { DateOnly } from '@kerf/shared-contracts/contracts/values'
import type { AwardOffer, AwardRequest, AwardShare } from '@kerf/shared-contracts/rules/award/terms'
import { wholeNumberOf } from '@kerf/shared-contracts/rules/typed-text'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { awardedPieces, mostPieces } from '../../quote/awarded-pieces.ts'
import { supplierName } from '../../quote/quote-words.ts'
import type { RequestDetails } from '../request-details.ts'
import { text } from './text.ts'

/** As the fields hold it. */
export interface AwardValues extends Record<string, unknown> {
  currency: string
  /** Pieces needed, by the part's id. */
  needed: Record<string, string>
  /** Pieces by {@link shareKey}. */
  shares: Record<string, string>
  maxSuppliers: string
  minSources: string
  neededBy: string
  notBefore: string
  certificates: string[]
}

export const keptAward = mini.partial(
  mini.object({
    currency: mini.string(),
    needed: mini.record(mini.string(), mini.string()),
    shares: mini.record(mini.string(), mini.string()),
    maxSuppliers: mini.string(),
    minSources: mini.string(),
    neededBy: mini.string(),
    notBefore: mini.string(),
    certificates: mini.array(mini.string()),
  }),
)

/** Where the pieces of a part stand that a supplier gets. */
export const shareKey = (partId: string, supplierId: string) => `${partId} ${supplierId}`

/** Quotes that are still to be decided, and for what the request is now. */
export function openQuotes({ supplierQuotes }: Pick<RequestDetails, 'supplierQuotes'>): SupplierQuote[] {
  return supplierQuotes.filter(({ status, isOutdated }) => status === 'pending' && !isOutdated)
}

/** What the form begins with: what is missing of the first quantities, in the currency of most quotes. */
export function shownAward(request: RequestDetails): AwardValues {
  const needed = request.parts.map((part) => {
    const missing = (part.quantities[0] ?? 0) - awardedPieces(request, part.id)
    return [part.id, missing > 0 ? String(missing) : '']
  })
  const counts = new Map<string, number>()
  for (const { currency } of openQuotes(request)) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  const [most] = [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
  return {
    currency: most?.[0] ?? 'USD',
    needed: Object.fromEntries(needed),
    shares: {},
    ...{ maxSuppliers: '', minSources: '', neededBy: '', notBefore: '', certificates: [] },
  }
}

/** Pieces as typed; empty counts as 0, anything but a whole number as NaN. */
export function piecesOf(typed: string | undefined): number {
  if ((typed ?? '').trim() === '') return 0
  return wholeNumberOf(typed ?? '') ?? Number.NaN
}

/** A limit as typed; undefined where none is. */
function limitOf(typed: string): number | undefined {
  return typed.trim() === '' ? undefined : (wholeNumberOf(typed) ?? Number.NaN)
}

const isLimit = (typed: string) => {
  const limit = limitOf(typed)
  return limit === undefined || limit >= 1
}

const day = z.string().refine((typed) => typed === '' || dayOf(typed) !== undefined, text.limits.wrongDate)

/** A day as typed; undefined where none is. */
function dayOf(typed: string): string | undefined {
  return DateOnly.safeParse(typed).success ? typed : undefined
}

const limit = z.string().refine(isLimit, text.limits.wrong)

/** The form of an award. */
export function awardForm(request: RequestDetails) {
  const most = new Map(request.parts.map((part) => [part.id, mostPieces(request, part)]))
  const needed = z.record(z.string(), z.string()).superRefine((typed, context) => {
    for (const [id, value] of Object.entries(typed)) {
      if (piecesOf(value) <= (most.get(id) ?? 0)) continue
      context.addIssue({ code: 'custom', path: [id], message: text.wrongQuantity })
    }
  })
  return z
    .object({
      currency: z.string(),
      needed,
      shares: z.record(z.string(), z.string()),
      maxSuppliers: limit,
      minSources: limit,
      neededBy: day,
      notBefore: day,
    })
    .superRefine(({ neededBy, notBefore }, context) => {
      if (neededBy === '' || notBefore <= neededBy) return
      context.addIssue({ code: 'custom', path: ['notBefore'], message: text.limits.notBeforeLate })
    })
    .superRefine(({ currency, shares }, context) => {
      for (const key of shownShares(request, currency)) {
        if (!Number.isNaN(piecesOf(shares[key]))) continue
        context.addIssue({ code: 'custom', path: ['shares', key], message: text.wrongQuantity })
      }
    })
}

/** Keys of the shares that a currency has fields for: what was typed for others neither counts nor stands in the way. */
function shownShares(request: RequestDetails, currency: string): string[] {
  const quotes = openQuotes(request).filter((quote) => quote.currency === currency)
  return request.parts.flatMap(({ id }) => quotes.map(({ supplierId }) => shareKey(id, supplierId)))
}

function offerOf(quote: SupplierQuote): AwardOffer {
  return {
    supplierId: quote.supplierId,
    name: supplierName(quote.supplier),
    currency: quote.currency,
    setup: quote.setupPrice,
    freight: quote.freightPrice,
    leadTimeDays: quote.leadTime,
    validUntil: quote.validUntil,
    // Words that nobody has proven open no door.
    certificates: quote.supplier.provenCertificates,
    lines: quote.prices.map(({ partId, quantity, unitPrice }) => ({ partId, quantity, unitPrice })),
  }
}

/** What the admin typed for suppliers that quoted in the currency. */
export function choiceOf(request: RequestDetails, { shares, currency }: AwardValues): AwardShare[] {
  const quotes = openQuotes(request).filter((quote) => quote.currency === currency)
  return request.parts.flatMap(({ id: partId }) =>
    quotes.flatMap(({ supplierId }) => {
      const quantity = piecesOf(shares[shareKey(partId, supplierId)])
      return quantity >= 1 ? [{ partId, supplierId, quantity }] : []
    }),
  )
}

/**
 * What the simulator is asked.
 * @param today `YYYY-MM-DD` @returns null while quantities or limits are missing or invalid
 */
export function awardRequestOf(request: RequestDetails, values: AwardValues, today: string): AwardRequest | null {
  const needed = request.parts.map(({ id }) => ({ id, quantity: piecesOf(values.needed[id]) }))
  const parts = needed.filter(({ quantity }) => quantity !== 0)
  const limits = { maxSuppliers: limitOf(values.maxSuppliers), minSources: limitOf(values.minSources) }
  const isWrong = [...parts.map(({ quantity }) => quantity), limits.maxSuppliers ?? 1, limits.minSources ?? 1]
  if (parts.length === 0 || !isWrong.every((count) => count >= 1)) return null
  const isTooMany = request.parts.some((part) => piecesOf(values.needed[part.id]) > mostPieces(request, part))
  if (isTooMany || (values.neededBy !== '' && values.notBefore > values.neededBy)) return null
  const choice = choiceOf(request, values)
  return {
    currency: values.currency,
    parts,
    offers: openQuotes(request).map(offerOf),
    limits: {
      today,
      ...limits,
      neededBy: dayOf(values.neededBy),
      notBefore: dayOf(values.notBefore),
      requiredCertificates: values.certificates.length > 0 ? values.certificates : undefined,
    },
    choice: choice.length > 0 ? choice : undefined,
  }
}

/** An award as the fields hold it. */
export function sharesOf(lines: readonly AwardShare[]): AwardValues['shares'] {
  return Object.fromEntries(
    lines.map(({ partId, supplierId, quantity }) => [shareKey(partId, supplierId), String(quantity)]),
  )
}

/** What is left to award after some shares were. */
export function withoutShares({ needed, shares, ...others }: AwardValues, awarded: readonly AwardShare[]): AwardValues {
  const done = new Set(awarded.map(({ partId, supplierId }) => shareKey(partId, supplierId)))
  const left = Object.entries(needed).map(([id, typed]) => {
    const gone = awarded.filter(({ partId }) => partId === id).reduce((sum, { quantity }) => sum + quantity, 0)
    const rest = piecesOf(typed) - gone
    return [id, rest > 0 ? String(rest) : '']
  })
  return {
    ...others,
    needed: Object.fromEntries(left),
    shares: Object.fromEntries(Object.entries(shares).filter(([key]) => !done.has(key))),
  } as AwardValues // the same fields, some of them with other values
}
