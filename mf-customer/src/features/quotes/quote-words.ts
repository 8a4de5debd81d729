import type { ListedQuote } from '@kerf/shared-contracts/contracts/quotes'
import { choices } from '@kerf/shared-parts/quotes/offers.ts'
import { materialWords, partsWords, piecesWords } from '@kerf/shared-parts/rfqs/words.ts'
import { listed } from '@kerf/shared-ui/words/listed.ts'
import { locale } from '@kerf/shared-ui/words/locale.ts'
import { text } from './text.ts'

/** The materials of all parts, each once, as in "Aluminum 6061-T6, Brass C360". */
export function quoteMaterials({ parts }: Pick<ListedQuote['rfq'], 'parts'>): string {
  return listed([...new Set(parts.map(materialWords))])
}

function chosenPieces({ lines }: Pick<ListedQuote, 'lines'>): string {
  return piecesWords(lines.filter((line) => line.isChosen).reduce((sum, { quantity }) => sum + quantity, 0))
}

/**
 * The quantity of a quote: all priced ones while there is a choice, otherwise the one that counts. Quantities of unlike
 * parts are not added: several parts are counted.
 */
export function quoteQuantities(quote: Pick<ListedQuote, 'lines' | 'status' | 'rfq'>): string {
  const partCount = quote.rfq.parts.length
  if (partCount > 1) return partsWords(partCount)
  const [choice] = quote.status === 'pending' ? choices(quote) : []
  return choice ? piecesChoice(choice.quantities) : chosenPieces(quote)
}

function piecesChoice(quantities: readonly number[]): string {
  const words = quantities.map((quantity) => quantity.toLocaleString(locale()))
  return text.card.choice(listed(words.slice(0, -1)), piecesWords(quantities.at(-1) ?? 0))
}

/** The quantities that the amount is for, if others were priced too; nothing if there is no choice. */
export function amountNote(quote: Pick<ListedQuote, 'lines' | 'status' | 'rfq'>): string | undefined {
  if (quote.status !== 'pending' || choices(quote).length === 0 || quote.rfq.parts.length > 1) return undefined
  return text.card.amountAt(chosenPieces(quote))
}
