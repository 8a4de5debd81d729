import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { formatCount } from '@kerf/shared-ui/words/format.ts'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

const daysOf = (count: number) => (count === 1 ? '1 Tag' : `${count.toLocaleString('de-DE')} Tage`)
/** In the dative, after "seit", "vor" and "in". */
const dativeDays = (count: number) => (count === 1 ? '1 Tag' : `${count.toLocaleString('de-DE')} Tagen`)

export const text: WordsOf<typeof english> = {
  title: 'Übersicht',
  description: 'Was heute Ihre Aufmerksamkeit braucht.',
  failed: 'Die Übersicht konnte nicht geladen werden',
  failedText: 'Anfragen und Aufträge sind sicher.',
  stats: {
    label: 'Kennzahlen',
    names: {
      newRfqs: 'Neue Anfragen',
      pendingReview: 'In Prüfung',
      quotedToday: 'Heute angeboten',
      monthlyRevenue: 'Umsatz diesen Monat',
    },
    hints: {
      newRfqs: 'Noch von niemandem angesehen',
      pendingReview: 'Geöffnet und noch ohne Angebot',
      quotedToday: 'Gesendete Angebote und Revisionen',
      monthlyRevenue: 'In diesem Monat angelegte Aufträge in US-Dollar',
    },
  },
  queue: {
    title: 'Arbeitsvorrat',
    description: 'Was die Aufmerksamkeit eines Admins braucht, am längsten Wartendes zuerst.',
    byKind: 'Wartendes nach Art',
    oldest: 'Am längsten wartend',
    showAll: 'Alle anzeigen: ',
    kinds: {
      new_rfq: { one: 'Neue Anfrage', other: 'Neue Anfragen' },
      new_quote: { one: 'Neues Angebot gewünscht', other: 'Neue Angebote gewünscht' },
      expiring_quote: { one: 'Angebot läuft bald ab', other: 'Bald ablaufende Angebote' },
      purchase_order: { one: 'Bestellung eingegangen', other: 'Eingegangene Bestellungen' },
      late_order: { one: 'Verspäteter Auftrag', other: 'Verspätete Aufträge' },
      quality_revision: { one: 'Nachbesserung angefordert', other: 'Angeforderte Nachbesserungen' },
      message: { one: 'Unbeantwortete Nachricht', other: 'Unbeantwortete Nachrichten' },
      certificate: { one: 'Zertifikat läuft ab', other: 'Lieferanten mit ablaufenden Zertifikaten' },
    },
    generalMessage: (name) => `Nachricht von ${isolated(name)}`,
    justNow: 'Vor weniger als einer Stunde',
    hours: (count) => (count === 1 ? 'Vor 1 Stunde' : `Vor ${count.toLocaleString('de-DE')} Stunden`),
    days: (count) => `Vor ${dativeDays(count)}`,
    late: (due, days) => `Liefertermin ${due}, ${daysOf(days)} verspätet`,
    valid: (until, days) => (days === 0 ? 'Nur noch heute gültig' : `Gültig bis ${until}, noch ${daysOf(days)}`),
    ends: (until, days) => {
      if (days === 0) return 'Endet heute'
      return days > 0
        ? `Endet am ${until}, in ${dativeDays(days)}`
        : `Endete am ${until}, vor ${dativeDays(Math.abs(days))}`
    },
    shown: (shown, total) => `Die ${formatCount(shown)} am längsten Wartenden von insgesamt ${formatCount(total)}.`,
    none: 'Nichts braucht Ihre Aufmerksamkeit',
    noneText:
      'Neue Anfragen, Bestellungen, verspätete Aufträge, unbeantwortete Nachrichten und ablaufende Zertifikate erscheinen hier.',
    failed: 'Der Arbeitsvorrat konnte nicht geladen werden',
    failedText: 'Nichts ist verloren.',
  },
  months: {
    title: 'Letzte 12 Monate',
    described: {
      rfqs: 'In den letzten 12 Monaten eingereicht',
      revenue: 'Aufträge der letzten 12 Monate in US-Dollar',
    },
    viewReports: 'Berichte ansehen',
    none: 'Noch keine Zahlen',
    noneText: 'Jeder Monat erscheint hier, sobald es etwas zu zählen gibt.',
    failed: 'Die Monatszahlen konnten nicht geladen werden',
  },
  actions: {
    title: 'Schnellzugriff',
    createQuote: 'Lieferanten anfragen',
    customers: 'Kunden verwalten',
    suppliers: 'Lieferanten verwalten',
    purchaseOrders: 'Bestellungen',
    activeOrders: 'Laufende Aufträge',
    manualCreation: 'Angebot oder Auftrag anlegen',
    search: 'Kunden suchen',
    reports: 'Berichte ansehen',
  },
  quality: {
    title: 'Qualitätsprüfungen',
    viewAll: 'Alle Prüfungen anzeigen',
    counts: 'Qualitätsprüfungen nach Stand',
    awaiting: 'Wartet auf Freigabe',
    ready: 'Bereit',
    needsRevision: 'Nachbesserung nötig',
    failed: 'Die Qualitätsprüfungen konnten nicht geladen werden',
    none: 'Keine laufenden Qualitätsprüfungen',
    noneText: 'Aufträge in der Qualitätsprüfung erscheinen hier mit der Entscheidung des Kunden.',
    states: { pending: 'Wartet auf Freigabe', approved: 'Bereit', needs_revision: 'Nachbesserung nötig' },
  },
  recent: {
    title: 'Neueste Anfragen',
    viewAll: 'Alle Anfragen anzeigen',
    failed: 'Die Anfragen konnten nicht geladen werden',
    none: 'Noch keine Anfragen',
    noneText: 'Anfragen erscheinen hier, sobald ein Kunde eine einreicht.',
  },
}
