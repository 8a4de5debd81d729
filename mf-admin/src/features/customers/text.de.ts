import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: 'Kundenverwaltung',
  manualCreation: 'Manuell anlegen',
  description:
    'Konten verwalten, zu eingegangenen Anfragen Angebote erstellen und Aufträge durch Fertigung, Versand und Zahlung begleiten.',
  tabs: {
    label: 'Kundenverwaltung',
    customers: 'Kundenkonten',
    rfqs: 'Eingegangene Anfragen',
    'active-orders': 'Laufende Aufträge',
    'archived-orders': 'Archivierte Aufträge',
  },
}
