import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { labelOf, materials, processes, shownValue, tolerances } from '@kerf/shared-contracts/rules/catalog'
import { listed } from '@kerf/shared-ui/words/listed.ts'
import { locale } from '@kerf/shared-ui/words/locale.ts'
import { text } from './text.ts'

/** A number of pieces, as in "1,200 PCS". */
export function piecesWords(quantity: number): string {
  return text.pieces(quantity.toLocaleString(locale()))
}

/** All requested quantities, as in "10 / 50 PCS". */
export function quantitiesWords(quantities: readonly number[]): string {
  const last = quantities.length - 1
  const words = quantities.map((quantity, at) =>
    at === last ? piecesWords(quantity) : quantity.toLocaleString(locale()),
  )
  return words.join(' / ')
}

/** The quantity of an RFQ: as chosen once its quote is accepted, as requested before. */
export function rfqPieces({ quantity, quote }: Pick<Rfq, 'quantity' | 'quote'>): number {
  return quote?.status === 'accepted' ? quote.quantity : quantity
}

/** A number of parts, as in "2 parts". */
export const partsWords = (count: number) => text.partsCount(count)

/** The quantity of an RFQ, short enough for a cell. Quantities of unlike parts are not added: several parts are counted. */
export function rfqQuantityWords(rfq: Pick<Rfq, 'parts' | 'quantity' | 'quote'>): string {
  return rfq.parts.length > 1 ? partsWords(rfq.parts.length) : piecesWords(rfqPieces(rfq))
}

interface OfMaterial {
  material: string
  materialGrade: string | null
}

/** Material with its grade, as in "Aluminum 6061-T6". */
export function materialWords({ material, materialGrade }: OfMaterial): string {
  return [shownValue(labelOf(materials, material)), shownValue(materialGrade)].filter(Boolean).join(' ')
}

/**
 * The materials of an RFQ or an order, short enough for a cell: each material once, after the number of parts if there are
 * several, as in "3 parts · Steel 1018, Brass C360".
 * @param whole the RFQ or the order, whose own material is its first part's
 */
export function materialsWords(whole: OfMaterial, parts: readonly OfMaterial[] = []): string {
  if (parts.length < 2) return materialWords(whole)
  return `${partsWords(parts.length)} · ${listed([...new Set(parts.map(materialWords))])}`
}

/** What suppliers are asked for. */
interface Asked {
  parts: readonly (OfMaterial & { quantities: readonly number[] })[]
}

/** The quantities that suppliers are asked for; several parts are counted. */
export function askedQuantityWords({ parts }: Asked): string {
  const [first] = parts
  return parts.length > 1 || !first ? partsWords(parts.length) : quantitiesWords(first.quantities)
}

/** The materials that suppliers are asked for, each once. */
export function askedMaterialWords({ parts }: Asked): string {
  return listed([...new Set(parts.map(materialWords))])
}

/** A part's name, or its number if it has none. */
export function partName({ name, position }: Pick<Rfq['parts'][number], 'name' | 'position'>): string {
  return name ?? text.part(position + 1)
}

/** Material, grade, finishing and tolerance of a part, in words. */
export function makingWords(part: OfMaterial & { finishing: string | null; tolerance: string | null }): string {
  return [materialWords(part), shownValue(part.finishing), toleranceWords(part.tolerance, '')]
    .filter(Boolean)
    .join(' · ')
}

/** A tolerance with its value, as in "Tight (±0.002 in, ±0.05 mm)". */
export function toleranceWords(tolerance: string | null, whenEmpty: string): string {
  return labelOf(tolerances, tolerance) || whenEmpty
}

/** Process with the specific one, as in "CNC Machining, 5-Axis Milling". */
export function processWords(rfq: {
  manufacturingProcess: string | null
  manufacturingSubprocess: string | null
}): string {
  return listed([labelOf(processes, rfq.manufacturingProcess), shownValue(rfq.manufacturingSubprocess)])
}
