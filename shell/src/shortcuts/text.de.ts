import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  notLoaded: 'Die Tastenkürzel konnten nicht geladen werden',
  tryAgain: 'Bitte versuchen Sie es erneut.',
}
