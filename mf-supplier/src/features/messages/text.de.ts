import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: 'Nachrichten',
  description: 'Schreiben Sie dem Hersteller zu einer Anfrage, einer Bestellung oder zu etwas anderem.',
  messageProvider: 'Nachricht an den Hersteller',
  provider: 'Hersteller',
  general: 'Allgemein',
  searchPlaceholder: 'Projekt, Nummer oder Nachricht',
  waiting: 'Ungelesen',
  kinds: { general: 'Allgemein', supplier_request: 'Anfragen', purchase_order: 'Bestellungen' },
  about: {
    supplier_request: (number) => `Anfrage ${number}`,
    purchase_order: (number) => `Bestellung ${number}`,
  },
  noneText:
    'Fragen und Antworten zu Anfragen und Bestellungen erscheinen hier. Beginnen Sie mit einer Nachricht an den Hersteller oder in einer Anfrage oder Bestellung.',
  noneWaiting: { title: 'Sie haben alles gelesen', text: 'Unterhaltungen mit neuen Nachrichten erscheinen hier.' },
  onlyYou: 'Nur Sie und der Hersteller sehen dies',
  failedText: 'Ihre Nachrichten sind sicher.',
  beginText: {
    general: 'Fragen Sie alles, was nicht eine bestimmte Anfrage oder Bestellung betrifft.',
    supplier_request:
      'Stellen Sie Fragen zu dieser Anfrage, bevor Sie ein Angebot abgeben. Ihre erste Nachricht beginnt die Unterhaltung.',
    purchase_order:
      'Stellen Sie eine Frage zu dieser Bestellung oder berichten Sie darüber. Ihre erste Nachricht beginnt die Unterhaltung.',
  },
}
