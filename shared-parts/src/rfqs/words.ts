import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { labelOf, materials, processes, tolerances } from '@kerf/shared-contracts/rules/catalog'

/** A number of pieces, as in "1,200 PCS". */
export function piecesWords(quantity: number): string {
  return `${quantity.toLocaleString('en-US')} PCS`
}

/** Every quantity that was asked for, as in "10 / 50 PCS". */
export function quantitiesWords(quantities: readonly number[]): string {
  const last = quantities.length - 1
  const words = quantities.map((quantity, at) =>
    at === last ? piecesWords(quantity) : quantity.toLocaleString('en-US'),
  )
  return words.join(' / ')
}

/** How many pieces an RFQ is for: what was chosen once its quote is accepted, until then what was asked for. */
export function rfqPieces({ quantity, quote }: Pick<Rfq, 'quantity' | 'quote'>): number {
  return quote?.status === 'accepted' ? quote.quantity : quantity
}

/** How many parts, as in "2 parts". */
export const partsWords = (count: number) => `${count} parts`

/** What an RFQ is for, in the length of a cell. Pieces of unlike parts make no sum: several parts are counted. */
export function rfqQuantityWords(rfq: Pick<Rfq, 'parts' | 'quantity' | 'quote'>): string {
  return rfq.parts.length > 1 ? partsWords(rfq.parts.length) : piecesWords(rfqPieces(rfq))
}

interface OfMaterial {
  material: string
  materialGrade: string | null
}

/** Material with its grade, as in "Aluminum 6061-T6". */
export function materialWords({ material, materialGrade }: OfMaterial): string {
  return [labelOf(materials, material), materialGrade].filter(Boolean).join(' ')
}

/**
 * What the parts of an RFQ or an order are made of, in the length of a cell: each material once, after their number
 * where there are several, as in "3 parts · Steel 1018, Brass C360".
 * @param whole the RFQ or the order, whose own material is its first part's
 */
export function materialsWords(whole: OfMaterial, parts: readonly OfMaterial[] = []): string {
  if (parts.length < 2) return materialWords(whole)
  return `${partsWords(parts.length)} · ${[...new Set(parts.map(materialWords))].join(', ')}`
}

/** What a part is called; its number, where it has no name. */
export function partName({ name, position }: Pick<Rfq['parts'][number], 'name' | 'position'>): string {
  return name ?? `Part ${position + 1}`
}

/** Material, grade, finishing and tolerance of a part, as people call them. */
export function makingWords(part: OfMaterial & { finishing: string | null; tolerance: string | null }): string {
  return [materialWords(part), part.finishing, toleranceWords(part.tolerance, '')].filter(Boolean).join(' · ')
}

/** A tolerance with its value, as in "Tight (±0.002 in)". */
export function toleranceWords(tolerance: string | null, whenEmpty: string): string {
  return labelOf(tolerances, tolerance) || whenEmpty
}

/** Process with the specific one, as in "CNC Machining, 5-Axis Milling". */
export function processWords(rfq: {
  manufacturingProcess: string | null
  manufacturingSubprocess: string | null
}): string {
  return [labelOf(processes, rfq.manufacturingProcess), rfq.manufacturingSubprocess].filter(Boolean).join(', ')
}
