import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  store: 'Dateien sind im Augenblick nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  busy: 'Der Dienst ist im Augenblick ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  noWriting: 'Im Augenblick kann nichts gespeichert werden. Bitte versuchen Sie es später noch einmal.',
}
