import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './csv-text.ts'

export const text: WordsOf<typeof english> = {
  heads: {
    counterpart: 'Mit',
    about: 'Betrifft',
    number: 'Nummer',
    project: 'Projekt',
    lastMessage: 'Letzte Nachricht',
    lastFrom: 'Letzte Nachricht von',
    lastAt: 'Letzte Nachricht am',
    attachments: 'Anhänge',
    unread: 'Ungelesen',
  },
  kinds: {
    general: 'Allgemein',
    rfq: 'Anfrage',
    quote: 'Angebot',
    order: 'Auftrag',
    supplier_request: 'Lieferantenanfrage',
    purchase_order: 'Bestellung',
  },
}
