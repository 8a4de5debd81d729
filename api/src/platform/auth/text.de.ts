import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  signingIn: 'Im Augenblick melden sich viele Personen an. Bitte versuchen Sie es gleich noch einmal.',
  unknownDevice: 'Unbekanntes Gerät',
  on: (browser, system) => `${browser} unter ${system}`,
}
