import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: 'Qualitätsprüfungen',
  description: 'Prüfunterlagen, die Kunden freigeben, bevor ihre Teile verpackt werden.',
  list: {
    caption: 'Qualitätsprüfungen',
    noun: 'Qualitätsprüfungen',
    search: {
      label: 'Qualitätsprüfungen durchsuchen',
      placeholder: 'Projekt, Kunde, Auftragsnummer oder Werkstoff',
    },
    noMatch: 'Keine Qualitätsprüfungen entsprechen Ihren Kriterien',
  },
  allStates: 'Alle Status',
  states: { pending: 'Wartet auf Freigabe', approved: 'Bereit', needs_revision: 'Nachbesserung nötig' },
  archived: { label: 'Aufträge', values: { '': 'Nicht archiviert', true: 'Archiviert' } },
  sorts: {
    'date-desc': 'Letzte Änderung (neueste zuerst)',
    'date-asc': 'Letzte Änderung (älteste zuerst)',
    project: 'Projektname',
  },
  columns: {
    order: 'Auftrag',
    project: 'Projekt',
    customer: 'Kunde',
    state: 'Qualitätsprüfung',
    files: 'Dateien',
    stage: 'Auftragsstatus',
    dueDate: 'Liefertermin',
    changed: 'Letzte Änderung',
  },
  check: (order) => `Qualitätsprüfung von ${order}`,
  openOrder: 'Auftrag öffnen',
  none: 'Noch keine Qualitätsprüfungen',
  noneText: 'Aufträge erscheinen hier, sobald sie die Qualitätsprüfung erreichen.',
}
