import { materialWords, piecesWords } from '@kerf/shared-contracts/client/words'
import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { text } from './text.ts'

interface OfMaterial {
  material: string
  materialGrade: string | null
}

/**
 * What the parts of a request or an order are made of, in the length of a cell: each material once, after their number
 * where there are several.
 * @param whole the request or the order, whose own material is its first part's
 */
export function materialsWords(whole: OfMaterial, parts: readonly OfMaterial[] = []): string {
  if (parts.length < 2) return materialWords(whole)
  const materials = new Set(parts.map(materialWords))
  return `${text.count(parts.length)} · ${[...materials].join(', ')}`
}

/** What a part is called. */
export function partName({ name, position }: Rfq['parts'][number]): string {
  return name ?? text.part(position + 1)
}

/** Every quantity that was asked for, as in "10 / 50 PCS". */
export function quantitiesWords(quantities: readonly number[]): string {
  return quantities
    .map((quantity, index) =>
      index === quantities.length - 1 ? piecesWords(quantity) : quantity.toLocaleString('en-US'),
    )
    .join(' / ')
}
