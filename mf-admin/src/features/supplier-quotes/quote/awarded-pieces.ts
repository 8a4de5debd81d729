import type { SupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes'
import type { SupplierRequest } from '@kerf/shared-contracts/contracts/supplier-requests'

type Part = Pick<SupplierRequest['parts'][number], 'id' | 'name' | 'quantities'>

type Quote = Pick<SupplierQuote, 'isPurchaseOrderCancelled'> & {
  awards: readonly Pick<SupplierQuote['awards'][number], 'partId' | 'quantity'>[]
}

/** What tells how much of a request is awarded. */
export interface Awarding {
  parts: readonly Part[]
  supplierQuotes: readonly Quote[]
}

/** Pieces of a part that are awarded already. An acceptance whose purchase order is cancelled gives its pieces back. */
export function awardedPieces({ supplierQuotes }: Pick<Awarding, 'supplierQuotes'>, partId: string): number {
  return supplierQuotes
    .filter(({ isPurchaseOrderCancelled }) => !isPurchaseOrderCancelled)
    .flatMap(({ awards }) => awards)
    .filter((award) => award.partId === partId)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Pieces of a part that can still be awarded: all awards never exceed the greatest quantity that was asked for. */
export function mostPieces(request: Pick<Awarding, 'supplierQuotes'>, part: Pick<Part, 'id' | 'quantities'>): number {
  return Math.max(...part.quantities) - awardedPieces(request, part.id)
}

/** The part of which fewer pieces are left than an acceptance of a whole quote awards. */
export function shortPart(request: Awarding): Part | undefined {
  return request.parts.find((part) => (part.quantities[0] ?? 0) > mostPieces(request, part))
}
