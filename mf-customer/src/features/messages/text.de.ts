import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: 'Nachrichten',
  description: 'Schreiben Sie uns zu einer Anfrage, einem Angebot, einem Auftrag oder zu etwas anderem.',
  messageProvider: 'Nachricht an den Hersteller',
  viewing: 'hier schreiben',
  provider: 'Hersteller',
  general: 'Allgemein',
  searchPlaceholder: 'Projekt, Nummer oder Nachricht',
  waiting: 'Ungelesen',
  kinds: { general: 'Allgemein', rfq: 'Anfragen', quote: 'Angebote', order: 'Aufträge' },
  about: {
    rfq: (number) => `Anfrage ${number}`,
    quote: (number) => `Angebot ${number}`,
    order: (number) => `Auftrag ${number}`,
  },
  noneText:
    'Fragen und Antworten zu Ihren Anfragen, Angeboten und Aufträgen erscheinen hier. Beginnen Sie mit einer Nachricht an uns oder in den Details einer Anfrage, eines Angebots oder eines Auftrags.',
  noneWaiting: { title: 'Sie haben alles gelesen', text: 'Unterhaltungen mit neuen Nachrichten erscheinen hier.' },
  onlyYou: 'Nur Sie und der Hersteller sehen dies',
  shared: 'Auch Ihre Firma sieht dies',
  failedText: 'Ihre Nachrichten sind sicher.',
  beginText: {
    general: 'Fragen Sie uns alles, was nicht eine bestimmte Anfrage, ein Angebot oder einen Auftrag betrifft.',
    rfq: 'Fragen Sie uns zu dieser Anfrage oder senden Sie, was noch fehlt. Ihre erste Nachricht beginnt die Unterhaltung.',
    quote: 'Fragen Sie uns zu diesem Angebot, bevor Sie es beantworten. Ihre erste Nachricht beginnt die Unterhaltung.',
    order: 'Fragen Sie uns zu diesem Auftrag. Ihre erste Nachricht beginnt die Unterhaltung.',
  },
}
