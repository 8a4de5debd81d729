import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

const counted = (count: number) => count.toLocaleString('de-DE')

export const text: WordsOf<typeof english> = {
  title: 'Geschäftsberichte',
  description: 'Was angefragt, bestellt und verdient wurde.',
  period: {
    label: 'Zeitraum',
    from: 'Von',
    to: 'Bis',
    choose: 'Zeitraum',
    choices: {
      year: 'Letzte 12 Monate',
      month: 'Dieser Monat',
      thisYear: 'Dieses Jahr',
      lastYear: 'Letztes Jahr',
      custom: 'Eigener Zeitraum',
    },
  },
  failed: 'Die Berichte konnten nicht geladen werden',
  failedText: 'Nichts ist verloren.',
  none: 'Keine Daten vorhanden',
  noneText: 'In diesem Zeitraum wurde nichts angefragt, angeboten oder bestellt. Wählen Sie einen längeren.',
  noneOfList: 'Was in diesem Zeitraum geschieht, erscheint hier.',
  stats: {
    label: 'Kennzahlen des Zeitraums',
    names: {
      totalCustomers: 'Kunden gesamt',
      totalRfqs: 'Anfragen gesamt',
      totalOrders: 'Aufträge gesamt',
      totalRevenue: 'Umsatz gesamt',
    },
    hints: {
      totalCustomers: 'Am Ende des Zeitraums',
      totalRfqs: 'Im Zeitraum eingereicht',
      totalOrders: 'Im Zeitraum angelegt',
      totalRevenue: 'Aufträge in US-Dollar',
    },
  },
  results: {
    month: 'Monat',
    table: { show: 'Zahlen anzeigen', hide: 'Zahlen ausblenden' },
    share: (percent, part, whole) => `${percent} (${counted(part)} von ${counted(whole)})`,
    winRate: {
      title: 'Erfolgsquote nach Monat',
      text: 'Bisher angenommene Angebote, nach dem Monat ihrer ersten Fassung.',
      value: 'Angenommen',
      none: 'Keine Angebote',
    },
    onTime: {
      title: 'Liefertreue nach Monat',
      text: 'Aufträge, die bis zum zuerst zugesagten Tag geliefert wurden, nach dem Monat ihrer Lieferung.',
      value: 'Pünktlich',
      none: 'Keine Lieferungen',
      unpromised: 'Ohne zugesagten Tag geliefert',
    },
    margin: {
      title: 'Marge nach Monat',
      text: 'Was Kunden für Aufträge des Monats zahlen, die bei Lieferanten beschafft werden, abzüglich dessen, was diese erhalten. Berücksichtigt wird nur, was durchgehend in US-Dollar ist; die Kosten eigener Fertigung sind nicht abgezogen.',
      value: 'Marge',
      none: 'Keine bei Lieferanten beschafften Aufträge',
      said: (margin, orders) => `${margin}, ${orders}`,
      covered: (orders, of) =>
        of === 1
          ? `${counted(orders)} von 1 bei Lieferanten beschafften Auftrag`
          : `${counted(orders)} von ${counted(of)} bei Lieferanten beschafften Aufträgen`,
      percent: (amount, percent) => (percent === null ? amount : `${amount} (${percent} %)`),
    },
  },
  customers: {
    title: 'Wichtigste Kunden',
    rank: (rank) => `Rang ${rank}`,
    orders: (count) => (count === 1 ? '1 Auftrag' : `${counted(count)} Aufträge`),
  },
  activity: {
    title: 'Letzte Aktivität',
    types: { rfq: 'Anfrage', order: 'Auftrag', quote: 'Angebot' },
  },
  estimates: {
    title: 'Kalkulation und Angebote',
    text: 'Was für gezeichnete Teile angeboten wurde, geteilt durch das, was die Kostentabellen damals ergaben: 1,10 heißt, dass zehn Prozent mehr verlangt wurden. Angebote in der Währung der Tabellen, jedes in seiner letzten Fassung.',
    none: 'In diesem Zeitraum wurde kein gezeichnetes Teil angeboten.',
    columns: {
      kind: 'Werkstoff und Verfahren',
      count: 'Preise',
      median: 'Median',
      spread: 'Unterstes bis oberstes Zehntel',
    },
    ratio: (value) => value.toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    spread: (low, high) => `${low} – ${high}`,
  },
  exports: {
    csv: 'CSV exportieren',
    excel: 'Excel exportieren',
    months: 'CSV exportieren: Monatszahlen',
    customers: 'CSV exportieren: wichtigste Kunden',
    activity: 'CSV exportieren: letzte Aktivität',
    estimates: 'CSV exportieren: Kalkulation und Angebote',
    failed: 'Export fehlgeschlagen',
    tryAgain: 'Bitte versuchen Sie es erneut.',
    nothing: 'Es gibt nichts zu exportieren',
  },
}
