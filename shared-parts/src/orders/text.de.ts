import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  due: {
    today: 'Heute fällig',
    left: (days) => (days === 1 ? 'Noch 1 Tag' : `Noch ${days.toLocaleString('de-DE')} Tage`),
    late: (days) => (days === 1 ? '1 Tag verspätet' : `${days.toLocaleString('de-DE')} Tage verspätet`),
    dated: (date, due) => `${date}, ${due}`,
  },
  dueDates: {
    promised: 'Zugesagt',
    by: (date) => `bis ${date}`,
    promisedFor: (date) => `zugesagt für ${date}`,
    title: 'Änderungen des Liefertermins',
    changed: (date, due, before) => `${date}: Liefertermin ${due}${before && ` statt ${before}`}`,
  },
  likelyNext: (stage, date) =>
    `„${stage}“ wird voraussichtlich um den ${date} erreicht. Das ist eine Schätzung: So lange dauern Aufträge üblicherweise.`,
  usual: {
    time: (days) => {
      if (days < 1) return 'Meist weniger als ein Tag'
      const whole = Math.round(days)
      return whole === 1 ? 'Meist 1 Tag' : `Meist ${whole.toLocaleString('de-DE')} Tage`
    },
    isEstimate: 'Übliche Zeiten sind Schätzungen: So lange waren frühere Aufträge in einer Stufe.',
  },
  sums: { label: 'Zusammensetzung des Betrags', total: 'Gesamt' },
  part: (position) => `Teil ${position}`,
  shipments: {
    shippedOf: (shipped, ordered) => `${shipped} von ${ordered}`,
    progress: (pieces) => `${pieces} versandt`,
    piecesOf: (name, pieces) => `${isolated(name)}: ${pieces}`,
    parts: 'Teile in dieser Lieferung',
    opensCarrier: ', öffnet die Seite des Versanddienstes',
    untracked: 'Keine Sendungsnummer',
    inTransit: 'Unterwegs',
    delivered: 'Geliefert',
    shippedOn: (date) => `Versandt am ${date}`,
    deliveredOn: (date) => `Geliefert am ${date}`,
  },
  documents: {
    confirmation: 'Auftragsbestätigung',
    packingSlip: 'Lieferschein',
    packingSlipOf: (shipment) => `Lieferschein: ${isolated(shipment)}`,
    purchaseOrder: 'Bestellung (PDF)',
    failed: [
      'Herunterladen fehlgeschlagen',
      'Das Dokument konnte nicht heruntergeladen werden. Bitte versuchen Sie es erneut.',
    ],
  },
  quality: {
    approvedOn: (moment) => `Freigegeben am ${moment}`,
    revisionRequestedOn: (moment) => `Nachbesserung angefordert am ${moment}`,
    by: (name) => `von ${isolated(name)}`,
  },
}
