import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  list: {
    caption: 'Archivierte Aufträge',
    noun: 'Aufträge',
    search: {
      label: 'Archivierte Aufträge durchsuchen',
      placeholder: 'Projekt, Kunde, Auftrags- oder Sendungsnummer',
    },
    noMatch: 'Keine passenden Aufträge',
  },
  columns: {
    orderNumber: 'Auftragsnummer',
    customer: 'Kunde',
    project: 'Projekt',
    amount: 'Betrag',
    orderDate: 'Auftragsdatum',
    archived: 'Archiviert',
    actions: 'Aktionen',
  },
  none: 'Keine archivierten Aufträge',
  noneText: 'Bezahlte Aufträge werden hier aufbewahrt.',
  viewInvoice: 'Rechnung ansehen',
  viewInvoiceOf: (order) => `Rechnung ansehen: ${order}`,
  reopen: 'Wieder öffnen',
  reopenOf: (order) => `Wieder öffnen: ${order}`,
  confirmTitle: (order) => `${order} wieder öffnen?`,
  confirmBody:
    'Der Auftrag kehrt zu den laufenden Aufträgen zurück und bleibt bezahlt. Sein Status kann wieder gesetzt werden.',
  confirm: 'Auftrag wieder öffnen',
  already: {
    by: (name) => `${isolated(name)} hat diesen Auftrag inzwischen wieder geöffnet.`,
    bySelf: 'Sie haben diesen Auftrag bereits in einem anderen Fenster wieder geöffnet.',
    bySomebody: 'Dieser Auftrag wurde inzwischen wieder geöffnet.',
    close: 'Schließen',
  },
  done: 'Auftrag wieder geöffnet',
  doneText: 'Der Auftrag steht wieder bei den laufenden Aufträgen.',
  failed: 'Der Auftrag konnte nicht wieder geöffnet werden',
}
