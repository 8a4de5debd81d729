import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './csv-text.ts'

export const text: WordsOf<typeof english> = {
  heads: {
    rfqId: 'Anfragenummer',
    projectName: 'Projektname',
    status: 'Status',
    part: 'Teil',
    material: 'Werkstoff',
    materialGrade: 'Werkstoffsorte',
    finishing: 'Oberfläche',
    tolerance: 'Toleranz',
    quantity: 'Menge',
    process: 'Verfahren',
    subprocess: 'Unterverfahren',
    international: 'Fertigung im Ausland',
    neededBy: 'Benötigt bis',
    submitted: 'Eingereicht am',
    notes: 'Anmerkungen',
    partNotes: 'Anmerkungen zum Teil',
    quoteAmount: 'Angebotsbetrag',
    quoteCharges: 'Zusatzkosten des Angebots',
    currency: 'Währung',
    orderNumber: 'Auftragsnummer',
  },
}
