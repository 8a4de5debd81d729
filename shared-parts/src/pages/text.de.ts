import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  open: 'Seite öffnen',
  copyLink: {
    label: 'Link kopieren',
    copied: 'Link kopiert',
    failed: 'Link nicht kopiert',
    failedText: 'Ihr Browser hat es nicht erlaubt. Bitte kopieren Sie stattdessen die Adresse dieser Seite.',
  },
  title: (thing, provider) => `${isolated(thing)} · ${isolated(provider)}`,
}
