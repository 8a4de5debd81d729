import { styled } from 'styled-components'
import { fontWeight, toneColor } from '../theme/tokens.ts'
import { compared } from '../words/compared.ts'

const Mark = styled.mark`
  padding: 0 1px;
  border-radius: 2px;
  background: ${toneColor('yellow').soft};
  color: ${toneColor('yellow').text};
  font-weight: ${fontWeight.medium};
`

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A text in its compared form, and for each code unit of it the range of the original text it comes from. */
interface Folded {
  text: string
  places: { start: number; end: number }[]
}

function fold(text: string): Folded {
  const folded: Folded = { text: '', places: [] }
  for (const { segment, index } of characters.segment(text)) {
    const same = compared(segment)
    if (same === ' ' && folded.text.endsWith(' ')) continue
    folded.text += same
    for (let unit = 0; unit < same.length; unit++) folded.places.push({ start: index, end: index + segment.length })
  }
  return folded
}

/** Where words occur in a text, in order and without overlaps. */
function placesOf({ text, places }: Folded, words: readonly string[]): Folded['places'] {
  const found: Folded['places'] = []
  let at = 0
  while (at < text.length) {
    const next = words
      .map((word) => ({ word, from: text.indexOf(word, at) }))
      .filter(({ from }) => from >= 0)
      .sort((one, other) => one.from - other.from || other.word.length - one.word.length)[0]
    if (!next) break
    at = next.from + next.word.length
    const [first, last] = [places[next.from], places[at - 1]]
    if (first && last && first.start >= (found.at(-1)?.end ?? 0)) found.push({ start: first.start, end: last.end })
  }
  return found
}

/** Splits a text at each match; the pieces at odd indexes are the matches. */
function piecesOf(text: string, words: string): string[] {
  const sought = compared(words).trim()
  if (sought === '') return [text]
  const folded = fold(text)
  const whole = placesOf(folded, [sought])
  const places = whole.length > 0 ? whole : placesOf(folded, sought.split(' '))
  const pieces: string[] = []
  let at = 0
  for (const { start, end } of places) {
    pieces.push(text.slice(at, start), text.slice(start, end))
    at = end
  }
  return [...pieces, text.slice(at)]
}

interface MarkedTextProps {
  children: string
  /** The search text; without it nothing is highlighted. */
  words: string
}

/**
 * A text with the search text highlighted as searches find it, ignoring case, width and how accents are composed: the
 * whole phrase, else each of its words.
 */
export function MarkedText({ children, words }: MarkedTextProps) {
  let at = 0
  return piecesOf(children, words).map((piece, index) => {
    const key = at
    at += piece.length
    return index % 2 === 1 ? <Mark key={key}>{piece}</Mark> : piece
  })
}
