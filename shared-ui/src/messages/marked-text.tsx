import { styled } from 'styled-components'
import { fontWeight, toneColor } from '../theme/tokens.ts'

const Mark = styled.mark`
  padding: 0 1px;
  border-radius: 2px;
  background: ${toneColor('yellow').soft};
  color: ${toneColor('yellow').text};
  font-weight: ${fontWeight.medium};
`

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Splits a text at each match; matches are the pieces at odd indexes. */
function piecesOf(text: string, words: string): string[] {
  const sought = words.trim()
  if (sought === '') return [text]
  const whole = text.split(new RegExp(`(${escaped(sought)})`, 'iu'))
  if (whole.length > 1) return whole
  const each = sought.split(/\s+/u).map(escaped).join('|')
  return text.split(new RegExp(`(${each})`, 'iu'))
}

interface MarkedTextProps {
  children: string
  /** What was searched for; nothing is marked without it. */
  words: string
}

/** A text in which what was searched for is marked, whatever its case: the whole phrase, else each of its words. */
export function MarkedText({ children, words }: MarkedTextProps) {
  let at = 0
  return piecesOf(children, words).map((piece, index) => {
    const key = at
    at += piece.length
    return index % 2 === 1 ? <Mark key={key}>{piece}</Mark> : piece
  })
}
