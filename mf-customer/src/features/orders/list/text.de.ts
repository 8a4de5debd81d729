import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: 'Meine Aufträge',
  description: 'Verfolgen Sie Ihre Aufträge von der Bestätigung bis zur Lieferung.',
  counts: {
    label: 'Anzahl',
    active: 'Laufende Aufträge',
    completed: 'Abgeschlossen',
    total: 'Aufträge insgesamt',
  },
  tabs: { label: 'Aufträge', active: 'Laufende Aufträge', history: 'Auftragsverlauf' },
  list: {
    caption: 'Meine Aufträge',
    noun: 'Aufträge',
    search: { label: 'Aufträge durchsuchen', placeholder: 'Auftragsnummer, Bestellung oder Projekt' },
    noMatch: 'Keine Aufträge entsprechen Ihren Filtern',
  },
  columns: {
    orderNumber: 'Auftragsnummer',
    customerPO: 'Ihre Bestellung',
    projectName: 'Projektname',
    material: 'Werkstoff',
    quantity: 'Menge',
    orderDate: 'Auftragsdatum',
    dueDate: 'Liefertermin',
    status: 'Status',
    actions: 'Aktionen',
  },
  noPurchaseOrder: '-',
  undated: 'Noch offen',
  none: { active: 'Keine laufenden Aufträge gefunden', history: 'Keine früheren Aufträge gefunden' },
  noneText: {
    active: 'Ein angenommenes Angebot mit Bestellung wird zum Auftrag; Sie verfolgen ihn hier.',
    history: 'Gelieferte Aufträge erscheinen hier und können nachbestellt werden.',
  },
  viewerNoneText: {
    active: 'Ein Angebot, das Ihre Firma angenommen hat, wird zum Auftrag; Sie verfolgen ihn hier.',
    history: 'Gelieferte Aufträge erscheinen hier.',
  },
  viewQuotes: 'Meine Angebote ansehen',
}
