import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  greeting: (firstName) => `Hallo, ${isolated(firstName)}`,
  greetingUnknown: 'Hallo',
  description: 'Ihre Anfragen, Angebote und Aufträge auf einen Blick.',
  failed: 'Die Übersicht konnte nicht geladen werden',
  failedText: 'Ihre Anfragen und Aufträge sind sicher.',
  stats: {
    label: 'Kennzahlen',
    activeRfqs: 'Laufende Anfragen',
    activeOrders: 'Laufende Aufträge',
    pendingQuotes: 'Offene Angebote',
    totalSpent: 'Gesamtausgaben',
    firstHints: {
      activeRfqs: 'Reichen Sie Ihre erste Anfrage ein',
      activeOrders: 'Aufträge erscheinen hier',
      pendingQuotes: 'Angebote zu Ihren Anfragen',
      totalSpent: 'Behalten Sie Ihre Ausgaben im Blick',
    },
    viewerFirstHints: { activeRfqs: 'Anfragen erscheinen hier' },
    viewerHints: { pendingQuotes: 'Warten auf eine Entscheidung' },
    hints: {
      activeRfqs: 'Anfragen, die noch offen sind',
      activeOrders: 'In Fertigung oder auf dem Weg zu Ihnen',
      pendingQuotes: 'Warten auf Ihre Entscheidung',
      totalSpent: 'Ihre Aufträge in US-Dollar',
    },
  },
  firstTime: {
    title: 'Von der Zeichnung zum gelieferten Teil',
    text: 'Senden Sie uns eine STEP- oder PDF-Zeichnung mit Werkstoff und Menge. Wir prüfen sie und senden Ihnen ein Angebot; sobald Sie es annehmen, verfolgen Sie Ihren Auftrag hier durch alle Stufen.',
    viewerText:
      'Ihre Kollegen senden uns Zeichnungen, und wir antworten mit Angeboten. Sie sehen sie hier und verfolgen jeden Auftrag durch seine Stufen.',
    submit: 'Erste Anfrage einreichen',
    learn: 'Mehr über Anfragen erfahren',
    steps: {
      label: 'Erste Schritte',
      names: {
        account: 'Legen Sie Ihr Konto an und bestätigen Sie Ihre E-Mail-Adresse',
        phone: 'Ergänzen Sie eine Telefonnummer für Fragen zu Ihren Zeichnungen',
        request: 'Senden Sie Ihre erste Zeichnung',
      },
      done: ', erledigt',
      open: ', noch zu tun',
    },
  },
  actions: {
    title: 'Schnellzugriff',
    submit: 'Neue Anfrage einreichen',
    rfqs: 'Anfragen',
    orders: 'Aufträge',
    uploadPurchaseOrder: 'Bestellung hochladen',
    reviewQuotes: 'Angebote prüfen',
    trackOrders: 'Aufträge verfolgen',
    activity: 'Verlauf ansehen',
  },
  progress: {
    title: 'Auftragsfortschritt',
    inProgress: 'In Arbeit',
    percent: (percent) => `${percent} % abgeschlossen`,
    of: (order) => `Fortschritt von ${order}`,
    empty: 'Keine laufenden Aufträge',
    emptyText: 'Angenommene Angebote werden zu Aufträgen; Sie verfolgen ihre Fertigung hier.',
    failed: 'Die Aufträge konnten nicht geladen werden',
  },
  projects: {
    title: 'Neueste Projekte',
    quoteExpired: 'Angebot abgelaufen',
    empty: 'Noch keine Projekte',
    emptyText: 'Jede Anfrage, die Sie einreichen, ist ein Projekt, von der ersten Zeichnung bis zur Lieferung.',
    viewerEmptyText: 'Jede Anfrage Ihrer Firma ist ein Projekt, von der ersten Zeichnung bis zur Lieferung.',
    more: (count) =>
      count === 1 ? '1 weiteres Projekt anzeigen' : `${count.toLocaleString('de-DE')} weitere Projekte anzeigen`,
    failed: 'Die Projekte konnten nicht geladen werden',
  },
  months: {
    label: 'Ausgaben und Lieferzeiten',
    month: 'Monat',
    spent: { title: 'Ausgaben nach Monat', description: 'Aufträge in US-Dollar', value: 'Ausgaben' },
    leadDays: {
      title: 'Lieferzeit nach Monat',
      description: 'Tage vom Auftrag bis zur Lieferung, nach Liefermonat; die Hälfte dauerte nicht länger',
      value: 'Tage',
    },
    days: (days) => (days === 1 ? '1 Tag' : `${days.toLocaleString('de-DE')} Tage`),
    noDelivery: 'Nichts geliefert',
    failed: 'Ausgaben und Lieferzeiten konnten nicht geladen werden',
  },
}
