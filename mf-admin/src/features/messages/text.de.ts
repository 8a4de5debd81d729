import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: 'Nachrichten',
  description: 'Was Kunden und Lieferanten schreiben, und Ihre Antworten. Alle Admins teilen diesen Posteingang.',
  searchPlaceholder: 'Person, Projekt oder Nachricht',
  waiting: 'Unbeantwortet',
  kinds: {
    general: 'Allgemein',
    rfq: 'Anfragen',
    quote: 'Angebote',
    order: 'Aufträge',
    supplier_request: 'Lieferantenanfragen',
    purchase_order: 'Bestellungen',
  },
  noneText:
    'Was Kunden und Lieferanten schreiben, erscheint hier. Sie können zuerst schreiben: von einer Anfrage, einem Angebot, einem Auftrag oder einem Konto aus.',
  viewAccounts: 'Konten anzeigen',
  noneWaiting: {
    title: 'Niemand wartet',
    text: 'Unterhaltungen mit ungelesenen oder unbeantworteten Nachrichten erscheinen hier.',
  },
  failedText: 'Die Nachrichten sind sicher.',
  beginText: { general: 'Mit Ihrer ersten Nachricht beginnt die Unterhaltung.' },
  supplier: 'Lieferant',
  person: { label: 'Kunde oder Lieferant', placeholder: 'Alle' },
  assigning: {
    label: 'Wer diese Unterhaltung beantwortet',
    choice: 'Zugewiesen an',
    assign: 'Zuweisen',
    nobody: 'Niemand',
    me: (name) => `${isolated(name)} (Sie)`,
    you: 'Sie',
    loading: 'Ihre Kollegen werden geladen …',
    loadFailed: 'Ihre Kollegen konnten nicht geladen werden',
    failed: 'Die Unterhaltung konnte nicht zugewiesen werden',
    tryAgain: 'Es wurde nichts geändert. Bitte versuchen Sie es erneut.',
    assignedTo: (name) => `Zugewiesen an ${isolated(name)}`,
  },
  subtitle: (parts) => parts.filter(Boolean).join(' · '),
  left: (name) => `${isolated(name)}, nicht mehr in der Firma`,
  rfq: (number) => `Anfrage ${number}`,
  quote: (number) => `Angebot ${number}`,
  order: (number) => `Auftrag ${number}`,
  supplierRequest: (number) => `Lieferantenanfrage ${number}`,
  purchaseOrder: (number) => `Bestellung ${number}`,
  account: 'Konto',
  deleted: 'Dieses Konto wurde gelöscht: Eine Nachricht hier würde niemand lesen.',
}
