import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './dialog-text.ts'

export const text: WordsOf<typeof english> = {
  title: 'Tastenkürzel',
  description: 'Sie wirken, solange in kein Feld geschrieben wird.',
  everywhere: 'Überall',
  goTo: 'Seiten',
  find: 'Suche',
  findHere: 'Suche, solange nichts geschrieben wird',
  help: 'Diese Tastenkürzel anzeigen',
  between: 'dann',
  on: 'Einzelne Tasten als Kürzel verwenden',
  onHint: 'Schalten Sie dies aus, wenn Sie diktieren oder versehentlich Tasten drücken. Es gilt für diesen Browser.',
  close: 'Schließen',
}
