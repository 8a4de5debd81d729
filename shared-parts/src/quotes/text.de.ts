import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  lines: {
    part: 'Teil',
    partNumber: (position) => `Teil ${position}`,
    quantity: 'Menge',
    unitPrice: 'Stückpreis',
    amount: 'Betrag',
    subtotal: 'Zwischensumme',
    total: 'Gesamt',
    chosen: 'Gewählt',
    inTotal: 'In Summe',
    yes: 'Ja',
    no: 'Nein',
  },
  chargeKinds: {
    setup: 'Rüsten',
    tooling: 'Werkzeuge',
    freight: 'Fracht',
    tax: 'Steuer',
    other: 'Sonstiges',
  },
  earlier: {
    headline: (revision, date, amount) => `Revision ${revision} vom ${date}: ${amount}`,
    linesOf: (revision) => `Preise der Revision ${revision}`,
    documentOf: (revision) => `Dokument der Revision ${revision}`,
    validUntil: 'Gültig bis',
    terms: 'Bedingungen',
  },
  document: {
    none: 'Zu diesem Angebot gibt es kein Dokument',
    saved: 'Heruntergeladen',
    savedText: 'Das Angebot wurde heruntergeladen.',
    failed: 'Herunterladen fehlgeschlagen',
    failedText: 'Das Angebot konnte nicht heruntergeladen werden.',
  },
  purchaseOrder: {
    missing: 'Keine Bestellung',
    missingText: 'Die Datei der Bestellung wurde nicht gefunden.',
    failed: 'Herunterladen fehlgeschlagen',
    failedText: 'Die Bestellung konnte nicht heruntergeladen werden.',
  },
}
