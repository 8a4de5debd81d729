import { type Phrase, quoted } from './drawing-text.ts'
import { type Finding, findingOf, type TypedPart } from './finding.ts'
import { labels } from './label-words.ts'
import { headsList, labelled } from './title-block.ts'

const pieces =
  /^[:=x×]? ?(\d{1,6}) ?(?:x|×|pcs?\.?|pieces?|ea\.?|off|stk\.?|stück|st\.?|pièces?|個|件|台|ケ|req'?d|required)?\.?$/i
const mostQuantities = 10

/** A quantity that a drawing asks for. One piece is what most title blocks say of the machine it is for. */
function quantitiesOf(phrases: readonly Phrase[]): { quantity: number; words: string; page: number }[] {
  return labelled(phrases, labels.quantity).flatMap(({ words, phrase, isInline }) => {
    const quantity = Number(pieces.exec(words)?.[1])
    const isMeant = isInline || (phrase.isInTitleBlock && !headsList(phrase, phrases))
    return isMeant && quantity > 1 ? [{ quantity, words: isInline ? phrase.text : words, page: phrase.page }] : []
  })
}

/** The quantity, where the drawing asks for one that the form does not. */
export function quantityFindings({ quantities }: TypedPart, fileName: string, phrases: readonly Phrase[]): Finding[] {
  const found = quantitiesOf(phrases)
  const [first] = found
  const isOne = new Set(found.map(({ quantity }) => quantity)).size === 1
  if (quantities.length === 0 || !first || !isOne || quantities.includes(first.quantity)) return []
  const isFull = quantities.length >= mostQuantities
  const taken = quantities.length === 1 ? [first.quantity] : [...quantities, first.quantity]
  return [
    findingOf({
      kind: 'quantity',
      mine: { source: 'form', words: quantities.join(', ') },
      theirs: { source: 'drawing', fileName, page: first.page, words: quoted(first.words) },
      take: isFull ? null : { words: taken.join(', '), change: { quantities: taken } },
    }),
  ]
}
