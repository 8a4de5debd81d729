import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '../../platform/mail/isolated.ts'
import type { text as english } from './account-text.ts'

export const text: WordsOf<typeof english> = {
  footer: (provider) => `Sie erhalten diese E-Mail wegen Ihres Kontos bei ${isolated(provider)}.`,
  passwordChanged: {
    subject: (provider) => `Ihr Passwort bei ${isolated(provider)} wurde geändert`,
    title: 'Ihr Passwort wurde geändert',
    explain: (provider) =>
      `das Passwort Ihres Kontos bei ${isolated(provider)} wurde soeben geändert. Alle anderen angemeldeten Geräte wurden abgemeldet.`,
    wasYou: 'Wenn Sie es waren, brauchen Sie nichts zu tun.',
    wasNotYou:
      'Wenn Sie es nicht waren, wählen Sie sofort ein neues Passwort: Die Schaltfläche führt zu einer Seite, die Ihnen einen Code per E-Mail sendet. Ändern Sie auch das Passwort Ihres E-Mail-Kontos, wenn Sie dort dasselbe verwenden.',
    button: 'Neues Passwort wählen',
  },
  emailChanged: {
    subject: (provider) => `Die E-Mail-Adresse Ihres Kontos bei ${isolated(provider)} wurde geändert`,
    title: 'Ihre E-Mail-Adresse wurde geändert',
    explain: (provider) =>
      `Ihr Konto bei ${isolated(provider)} gehört jetzt zu einer anderen E-Mail-Adresse. Mit dieser ist keine Anmeldung mehr möglich, und sie erhält keine weiteren E-Mails.`,
    wasYou: 'Wenn Sie es waren, brauchen Sie nichts zu tun.',
    wasNotYou:
      'Wenn Sie es nicht waren, hat jemand anderes Ihr Konto benutzt. Bitte melden Sie sich sofort bei uns, und ändern Sie das Passwort Ihres E-Mail-Kontos, wenn Sie dort dasselbe verwendet haben.',
  },
  accountDeleted: {
    subject: (provider) => `Ihr Konto bei ${isolated(provider)} wurde gelöscht`,
    title: 'Ihr Konto wurde gelöscht',
    explain: (provider) =>
      `Ihr Konto bei ${isolated(provider)} und Ihre personenbezogenen Daten wurden gelöscht. Niemand kann sich mehr damit anmelden. Erteilte Aufträge bleiben ohne Ihren Namen verzeichnet.`,
    farewell: 'Vielen Dank für die Zusammenarbeit. Sie können sich jederzeit wieder registrieren.',
    wasNotYou: 'Wenn Sie das nicht erwartet haben, melden Sie sich bitte bei uns.',
  },
  accountCreated: {
    subject: (provider) => `Ihr Konto bei ${isolated(provider)}`,
    title: 'Für Sie wurde ein Konto angelegt',
    explain: (provider) =>
      `für Sie wurde ein Konto bei ${isolated(provider)} angelegt, dem Portal, in dem Sonderteile angefragt, beauftragt und verfolgt werden.`,
    signIn: (email) =>
      `Melden Sie sich mit ${email} und dem Passwort an, das Ihnen mitgeteilt wurde. Wählen Sie dann ein eigenes Passwort.`,
    asSupplier: 'Wählen Sie auf der Anmeldeseite „Lieferant“.',
    button: 'Anmelden',
    noPassword: 'Wenn Ihnen kein Passwort mitgeteilt wurde, nutzen Sie „Passwort vergessen?“ auf der Anmeldeseite.',
    notYours: 'Wenn Sie nicht wissen, worum es geht, können Sie diese E-Mail ignorieren.',
  },
  when: (moment) => `Zeitpunkt: ${moment}`,
  device: (device) => `Gerät: ${isolated(device)}`,
}
