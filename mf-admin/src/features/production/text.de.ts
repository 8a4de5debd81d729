import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: 'Fertigung',
  description: 'Nicht archivierte Aufträge, nach Stufe oder nach Liefertermin',
  view: 'Ansicht',
  views: { board: 'Tafel', calendar: 'Kalender' },
  loading: 'Die Aufträge werden geladen',
  failed: 'Die Aufträge konnten nicht geladen werden',
  failedText: 'Nichts ist verloren.',
  none: 'Noch keine Aufträge',
  toRfqs: 'Eingegangene Anfragen anzeigen',
  noneText: 'Ein angenommenes Angebot mit einer Bestellung wird zum Auftrag; Sie legen ihn in der Anfrage an.',
  board: {
    label: 'Stufen',
    late: (count) => `${count} verspätet`,
    orders: (count) => (count === '1' ? '1 Auftrag' : `${count} Aufträge`),
    empty: 'Keine Aufträge',
    more: (count) => `${count} weitere`,
    undated: 'Kein Liefertermin',
    move: (order) => `${order} verschieben`,
    present: 'Der Auftrag ist in dieser Stufe',
    final: 'Dieser Auftrag ist geliefert; sein Status ist endgültig, sofern er nicht wieder geöffnet wird',
  },
  move: {
    title: (order, stage) => `${order} nach „${stage}“ verschieben?`,
    body: (project, before, stage) =>
      `${isolated(project)} geht von „${before}“ zu „${stage}“ über. Der Kunde sieht es sofort und wird per E-Mail informiert.`,
    unshipped: (pieces) => `Noch nicht versandt: ${pieces}. Der Status eines gelieferten Auftrags ist endgültig.`,
    unshippedUnknown: 'Einige Teile sind noch nicht versandt. Der Status eines gelieferten Auftrags ist endgültig.',
    confirm: (stage) => `Nach „${stage}“ verschieben`,
    done: 'Status aktualisiert',
    doneText: (order, stage) => `${order} ist jetzt in der Stufe „${stage}“.`,
    failed: 'Der Auftragsstatus konnte nicht aktualisiert werden',
  },
  calendar: {
    caption: (month) => `Fällige Aufträge im ${month}`,
    previous: 'Voriger Monat',
    next: 'Nächster Monat',
    today: 'Dieser Monat',
    weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
    shortWeekdays: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
    late: 'Verspätet',
    more: (count) => `${count} weitere`,
    moreOf: (count, day) => `${count} weitere am ${day}`,
    noneInMonth: 'In diesem Monat sind keine Aufträge fällig.',
    day: (day) => `Fällig am ${day}`,
    shown: (count, total) => `Die ersten ${count} von ${total} Aufträgen.`,
  },
}
