import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './dialog-text.ts'

export const text: WordsOf<typeof english> = {
  words: { title: 'Suche', placeholder: 'Nach Nummern, Projekten, Dateien und Seiten suchen' },
  groups: {
    recent: 'Zuletzt geöffnet',
    page: 'Seiten',
    rfq: 'Anfragen',
    quote: 'Angebote',
    order: 'Aufträge',
    customer: 'Kunden',
    company: 'Firmen',
    supplier: 'Lieferanten',
    supplier_request: 'Lieferantenanfragen',
    supplier_quote: 'Lieferantenangebote',
    purchase_order: 'Bestellungen',
    file: 'Dateien',
  },
  more: 'Es gibt weitere Treffer. Geben Sie mehr Buchstaben ein, um sie einzugrenzen.',
  count: (count) => (count === 1 ? '1 Treffer' : `${count} Treffer`),
  nothing: (sought) => `Nichts gefunden für „${isolated(sought)}“.`,
  tooShort: 'Geben Sie noch einen Buchstaben ein, um über die Seiten hinaus zu suchen.',
  failed: 'Die Suche ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
}
