import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './csv-text.ts'

export const text: WordsOf<typeof english> = {
  yes: 'Ja',
  no: 'Nein',
  files: {
    companies: (day) => `kerf-firmen-${day}.csv`,
    activity: (day) => `kerf-aktivitaeten-${day}.csv`,
    orders: (day) => `kerf-auftraege-${day}.csv`,
    quotes: (day) => `kerf-angebote-${day}.csv`,
    messages: (day) => `kerf-nachrichten-${day}.csv`,
    rfqs: (day) => `kerf-anfragen-${day}.csv`,
  },
}
