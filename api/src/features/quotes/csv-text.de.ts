import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './csv-text.ts'

export const text: WordsOf<typeof english> = {
  heads: {
    quoteNumber: 'Angebotsnummer',
    rfqId: 'Anfragenummer',
    projectName: 'Projektname',
    status: 'Status',
    revision: 'Revision',
    part: 'Teil',
    material: 'Werkstoff',
    materialGrade: 'Werkstoffsorte',
    quantity: 'Menge',
    unitPrice: 'Stückpreis',
    amount: 'Betrag',
    currency: 'Währung',
    inTotal: 'In der Gesamtsumme',
    date: 'Datum',
    validUntil: 'Gültig bis',
    delivery: 'Voraussichtliche Lieferung',
    poNumber: 'Bestellnummer',
    orderNumber: 'Auftragsnummer',
    notes: 'Anmerkungen',
    response: 'Ihre Antwort',
  },
}
