import type { SupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes'
import type { SupplierRequest } from '@kerf/shared-contracts/contracts/supplier-requests'
import { formatMoney } from '@kerf/shared-ui/words/format.ts'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import { listed } from '@kerf/shared-ui/words/listed.ts'
import { text } from '../text.ts'
import { type Awarding, mostPieces, shortPart } from './awarded-pieces.ts'

/** What a supplier is called: by its company where it has one. */
export function supplierName({ company, name }: Pick<SupplierQuote['supplier'], 'company' | 'name'>): string {
  return company ?? name
}

/** What each supplier of some quotes is called: with its number where two of them have the same name. */
export function distinctNames(quotes: readonly Pick<SupplierQuote, 'supplierId' | 'supplier'>[]): Map<string, string> {
  const plain = quotes.map(({ supplierId, supplier }) => ({ supplierId, supplier, name: supplierName(supplier) }))
  const isShared = (name: string) => plain.filter((one) => one.name === name).length > 1
  return new Map(
    plain.map(({ supplierId, supplier: { supplierNumber }, name }) => [
      supplierId,
      supplierNumber && isShared(name) ? `${isolated(name)} (${supplierNumber})` : name,
    ]),
  )
}

/** Why nothing can be awarded to a supplier or ordered from it; nothing where it can. */
export function reasonAgainstSupplier({ supplier }: Pick<SupplierQuote, 'supplier'>): string | undefined {
  if (supplier.isDeleted) return text.quote.deletedText
  return supplier.isSuspended ? text.quote.suspendedText : undefined
}

/** What can be said against accepting a pending quote as a whole; nothing where it can be accepted. */
export function reasonAgainst(
  request: Awarding,
  quote: Pick<SupplierQuote, 'isOutdated' | 'isExpired' | 'supplier'>,
): string | undefined {
  const { isOutdated, isExpired } = quote
  const ofSupplier = reasonAgainstSupplier(quote)
  if (ofSupplier) return ofSupplier
  if (isOutdated) return text.quote.outdatedText
  return isExpired ? text.quote.expiredText : reasonAgainstMore(request)
}

/** Why no whole quote can be accepted any more: others were awarded too much of it. */
function reasonAgainstMore(request: Awarding): string | undefined {
  const part = shortPart(request)
  if (!part) return undefined
  const isAll = request.parts.every((each) => mostPieces(request, each) <= 0)
  return isAll ? text.quote.allAwarded : text.quote.partlyAwarded(part.name, Math.max(0, mostPieces(request, part)))
}

/** Certificates that are proven by a file, then those that a supplier only names. */
export function certificationWords({
  certifications,
  provenCertificates,
}: Pick<SupplierQuote['supplier'], 'certifications' | 'provenCertificates'>): string {
  const key = (name: string) => name.normalize('NFKC').replace(/\s+/g, '').toLowerCase()
  const proven = new Set(provenCertificates.map(key))
  const named = certifications.filter((name) => !proven.has(key(name))).map((name) => text.quote.notProven(name))
  return listed([...provenCertificates, ...named])
}

/** The lowest price in each currency, as in "$120.00 · €98.00". */
export function bestPriceWords({ bestPrices }: Pick<SupplierRequest, 'bestPrices'>): string {
  const prices = bestPrices.map(({ price, currency }) => formatMoney(price, currency))
  return prices.join(' · ') || text.unsaid
}

/** The pending quotes of a request besides one. */
export function othersPending({ supplierQuotes }: Pick<SupplierRequest, 'supplierQuotes'>, id: string) {
  return supplierQuotes.filter((quote) => quote.id !== id && quote.status === 'pending')
}
