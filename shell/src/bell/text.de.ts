import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: 'Benachrichtigungen',
  unread: (count) =>
    count > 99 ? 'Benachrichtigungen, mehr als 99 ungelesen' : `Benachrichtigungen, ${count} ungelesen`,
  notLoaded: 'Die Benachrichtigungen konnten nicht geladen werden',
  tryAgain: 'Bitte versuchen Sie es erneut.',
}
