import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: 'Fehlgeschlagene E-Mails',
  description: 'E-Mails der letzten 30 Tage, die nicht zugestellt werden konnten.',
  list: {
    caption: 'Fehlgeschlagene E-Mails',
    noun: 'E-Mails',
    search: { label: 'Fehlgeschlagene E-Mails durchsuchen', placeholder: 'Empfänger oder Betreff' },
    noMatch: 'Keine passenden E-Mails',
  },
  states: {
    '': 'Alle',
    refused: 'Vom Mailserver abgewiesen',
    given_up: 'Aufgegeben',
    retried: 'Erneut gesendet',
  },
  sorts: { 'date-desc': 'Neueste zuerst', 'date-asc': 'Älteste zuerst' },
  columns: {
    recipient: 'Empfänger',
    purpose: 'Anlass',
    failedAt: 'Wann',
    outcome: 'Was geschah',
    actions: 'Aktionen',
  },
  purposes: {
    registration: 'Registrierung',
    password_reset: 'Zurücksetzen des Passworts',
    email_change: 'Änderung der Adresse',
    invitation: 'Einladung',
    notice: 'Mitteilung',
  },
  tries: (count) => (count === 1 ? 'nach 1 Versuch' : `nach ${count.toLocaleString('de-DE')} Versuchen`),
  retriedAt: (moment) => `Erneut gesendet am ${moment}`,
  none: 'Alle E-Mails wurden zugestellt',
  noneText: 'E-Mails, die ein Mailserver abweist oder nicht rechtzeitig annimmt, werden hier aufgeführt.',
  retry: 'Erneut senden',
  retryOf: (recipient) => `Erneut senden: die E-Mail an ${recipient}`,
  done: 'E-Mail zum Senden vorgemerkt',
  doneText: 'Sie wird in Kürze gesendet. Schlägt sie erneut fehl, wird sie wieder hier aufgeführt.',
  failed: 'Die E-Mail konnte nicht erneut gesendet werden',
  failedText: 'Bitte versuchen Sie es erneut',
}
