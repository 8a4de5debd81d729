import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: 'Angebote',
  description: 'Was Sie angeboten und was wir entschieden haben.',
  list: {
    caption: 'Angebote',
    noun: 'Angebote',
    search: { label: 'Angebote durchsuchen', placeholder: 'Projekt oder Referenz' },
    noMatch: 'Keine Angebote entsprechen Ihren Filtern',
  },
  empty: 'Noch keine Angebote',
  emptyText: 'Die Angebote, die Sie zu Anfragen senden, erscheinen hier.',
  statuses: { pending: 'In Prüfung', accepted: 'Angenommen', not_selected: 'Nicht ausgewählt' },
  outdated: 'Neues Angebot nötig',
  columns: {
    ...{ reference: 'Referenz', project: 'Projekt', price: 'Preis', leadTime: 'Lieferzeit' },
    ...{ status: 'Status', submitted: 'Eingereicht' },
  },
  days: (count) => (count === 1 ? '1 Tag' : `${count} Tage`),
  facts: {
    ...{ setup: 'Rüstkosten', freight: 'Fracht', validUntil: 'Gültig bis', revision: 'Fassung' },
    ...{ notes: 'Anmerkungen', awarded: 'Zuschlag', order: 'Bestellung', file: 'Angebotsdatei' },
  },
  feedback: (words) => `Unsere Rückmeldung: ${isolated(words)}`,
  outdatedNote:
    'Wir haben die Anfrage nach diesem Angebot geändert. Bitte öffnen Sie die Anfrage und senden Sie ein neues.',
  prices: 'Preise',
  price: { part: 'Teil', quantity: 'Menge', unit: 'Stückpreis', amount: 'Betrag' },
  revisions: 'Alle Fassungen',
  revision: (count, at) => `${count} · ${at}`,
  request: 'Anfrage ansehen',
}
