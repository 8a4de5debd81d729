import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { formatCount } from '@kerf/shared-ui/words/format.ts'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: 'Meine Anfragen',
  description: 'Alle Anfragen, die Sie eingereicht haben, mit Teilen, Dateien und Angebot.',
  newRfq: 'Neue Anfrage',
  counts: {
    label: 'Anzahl',
    active: 'Laufende Anfragen',
    completed: 'Abgeschlossen',
    total: 'Anfragen insgesamt',
  },
  tabs: {
    label: 'Anfragen',
    active: (count) => (count === undefined ? 'Laufende Anfragen' : `Laufende Anfragen (${formatCount(count)})`),
    history: (count) => (count === undefined ? 'Anfrageverlauf' : `Anfrageverlauf (${formatCount(count)})`),
  },
  list: {
    caption: 'Meine Anfragen',
    noun: 'Anfragen',
    search: { label: 'Anfragen durchsuchen', placeholder: 'Projekt, Anfragenummer oder Werkstoff' },
    noMatch: 'Keine Anfragen entsprechen Ihren Filtern',
  },
  columns: {
    rfqId: 'Anfragenummer',
    projectName: 'Projektname',
    material: 'Werkstoff',
    quantity: 'Menge',
    status: 'Status',
    submitted: 'Eingereicht',
    quote: 'Angebot',
  },
  noQuote: 'Noch kein Angebot',
  none: { active: 'Keine laufenden Anfragen gefunden', history: 'Keine früheren Anfragen gefunden' },
  noneText: {
    active: 'Anfragen, die auf Prüfung, ein Angebot oder Ihre Entscheidung warten, erscheinen hier.',
    history: 'Angenommene, abgelehnte und zurückgezogene Anfragen erscheinen hier.',
  },
}
