import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: (identifier) => `Anfrage ${identifier}`,
  rfqId: 'Anfragenummer',
  status: 'Status',
  process: 'Verfahren',
  submitted: 'Eingereicht',
  notes: 'Anmerkungen',
  files: 'Angehängte Dateien',
  parts: 'Teile',
  international: 'Fertigung im Ausland',
  allowed: 'Erlaubt',
  timeline: 'Zeitrahmen',
  budget: 'Budget',
  qualityStandard: 'Qualitätsstandard',
  instructions: 'Besondere Hinweise',
  viewQuote: 'Angebot ansehen',
  viewOrder: 'Auftrag ansehen',
  error: 'Fehler',
  loadFailed: 'Die Anfragedetails konnten nicht geladen werden',
  missing: 'Anfrage nicht gefunden',
  missingText: 'Sie wurde möglicherweise entfernt oder gehört jemand anderem.',
  close: 'Schließen',
  page: {
    kind: 'Anfrage',
    back: 'Meine Anfragen',
    loading: 'Die Anfrage wird geladen',
    toList: 'Zu meinen Anfragen',
    details: 'Anfragedetails',
  },
}
