import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  named: (names, fields) =>
    `Hier wird der Kunde genannt (${names}): ${fields}. Lieferanten sollen nicht erfahren, wer der Kunde ist.`,
  fileNames: 'Dateinamen',
}
