import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  preview: {
    show: 'PDF-Vorschau anzeigen',
    waiting: 'Die Vorschau wird erstellt',
    failed: 'Die Vorschau konnte nicht erstellt werden',
  },
  charges: {
    title: 'Rüsten, Werkzeuge, Fracht und Steuer',
    kindOf: (place) => `Art der Position ${place}`,
    labelOf: (place) => `Bezeichnung der Position ${place}`,
    amountOf: (place) => `Betrag der Position ${place}`,
    labelPlaceholder: 'Wie der Kunde sie sieht',
    remove: (name) => `${isolated(name)} entfernen`,
    add: 'Rüsten, Werkzeuge, Fracht oder Steuer hinzufügen',
    most: (count) => `Ein Angebot kann bis zu ${count.toLocaleString('de-DE')} solcher Positionen haben`,
    invalidAmount: 'Bitte geben Sie einen gültigen Betrag ein',
  },
  person: {
    label: 'Person',
    placeholder: 'Alle',
    none: 'Niemand gefunden',
    failed: 'Die Personensuche ist fehlgeschlagen',
    unknown: 'Ein gelöschtes Konto',
    notLoaded: 'Der Name konnte nicht geladen werden',
    clear: 'Alle anzeigen',
  },
  tryAgain: 'Bitte versuchen Sie es erneut.',
  cancel: 'Abbrechen',
  close: 'Schließen',
  sending: 'Wird gerade gesendet',
  companyRoles: { owner: 'Inhaber', buyer: 'Einkäufer', viewer: 'Betrachter' },
  charts: {
    month: 'Monat',
    rfqs: { title: 'Anfragen nach Monat', value: 'Anfragen' },
    orders: { title: 'Aufträge nach Monat', value: 'Aufträge' },
    revenue: { title: 'Umsatz nach Monat', value: 'Umsatz' },
  },
}
