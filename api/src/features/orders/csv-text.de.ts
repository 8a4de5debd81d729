import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './csv-text.ts'

export const text: WordsOf<typeof english> = {
  heads: {
    orderNumber: 'Auftragsnummer',
    yourPo: 'Ihre Bestellung',
    projectName: 'Projektname',
    status: 'Status',
    part: 'Teil',
    material: 'Werkstoff',
    materialGrade: 'Werkstoffsorte',
    finishing: 'Oberfläche',
    tolerance: 'Toleranz',
    ordered: 'Bestellte Menge',
    shipped: 'Versandte Menge',
    unitPrice: 'Stückpreis',
    amount: 'Betrag',
    currency: 'Währung',
    orderDate: 'Auftragsdatum',
    dueDate: 'Liefertermin',
    completion: 'Voraussichtliche Fertigstellung',
    delivery: 'Voraussichtliche Lieferung',
    delivered: 'Geliefert am',
    trackingNumber: 'Sendungsnummer',
    carrier: 'Versanddienst',
    qualityCheck: 'Qualitätsprüfung',
    archived: 'Archiviert',
    notes: 'Anmerkungen',
  },
  quality: {
    pending: 'Entscheidung ausstehend',
    approved: 'Freigegeben',
    needs_revision: 'Nachbesserung angefordert',
  },
}
