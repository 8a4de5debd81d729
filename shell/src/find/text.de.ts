import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: 'Suche',
  notLoaded: 'Die Suche konnte nicht geladen werden',
  tryAgain: 'Bitte versuchen Sie es erneut.',
}
