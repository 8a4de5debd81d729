import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '../../platform/mail/isolated.ts'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  verified: 'Ihre E-Mail-Adresse ist bestätigt.',
  verifiedWithoutPassword:
    'Ihre E-Mail-Adresse ist bestätigt. Diese Adresse wurde mehr als einmal registriert; bitte wählen Sie daher über „Passwort vergessen?“ ein Passwort.',
  codeSent: 'Wenn zu dieser Adresse ein Konto auf Bestätigung wartet, ist ein neuer Code unterwegs.',
  resetSent: 'Wenn zu dieser Adresse ein Konto gehört, ist ein Code zum Zurücksetzen unterwegs.',
  passwordReset: 'Das Passwort wurde zurückgesetzt.',
  locked: (minutes) =>
    `Zu viele Anmeldeversuche. Bitte warten Sie ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`}, oder wählen Sie über „Passwort vergessen?“ ein neues Passwort, um sich sofort anzumelden.`,
  passwordTooLong: 'Das Passwort darf höchstens 128 Zeichen lang sein',
  sameAsCurrent: 'Bitte wählen Sie ein anderes Passwort als das aktuelle',

  mailFooter: (provider) =>
    `Sie erhalten diese E-Mail, weil Ihre Adresse im Fertigungsportal von ${isolated(provider)} eingegeben wurde.`,
  hello: (name) => `Guten Tag ${isolated(name)},`,
  helloNobody: 'Guten Tag,',
  codeFor: {
    customer: 'es geht um Ihr Konto im Kundenportal.',
    supplier: 'es geht um Ihr Konto im Lieferantenportal.',
    admin: 'es geht um Ihr Konto als Admin.',
  },
  verifyMail: {
    subject: (provider) => `Ihr Bestätigungscode von ${isolated(provider)}`,
    title: 'E-Mail-Adresse bestätigen',
    enter: 'Geben Sie diesen Code ein, um Ihre E-Mail-Adresse zu bestätigen:',
    button: 'Code eingeben',
    expires: 'Der Code ist 15 Minuten gültig und kann einmal verwendet werden.',
    notYou:
      'Wenn Sie sich nicht gerade registriert haben, verwenden Sie den Code nicht; es geschieht dann nichts weiter.',
  },
  resetMail: {
    subject: (provider) => `Ihr Code zum Zurücksetzen des Passworts bei ${isolated(provider)}`,
    title: 'Passwort zurücksetzen',
    enter: 'Geben Sie diesen Code ein, um ein neues Passwort zu wählen:',
    button: 'Neues Passwort wählen',
    expires: 'Der Code ist 15 Minuten gültig und kann einmal verwendet werden.',
    notYou:
      'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt, wie es ist.',
  },
  existingMail: {
    subject: (provider) => `Sie haben bereits ein Konto bei ${isolated(provider)}`,
    title: 'Sie haben bereits ein Konto',
    explain:
      'jemand, vermutlich Sie selbst, wollte sich mit dieser Adresse registrieren. Zu ihr gehört bereits ein Konto; daher wurde kein neues angelegt.',
    forgotten: 'Sie können sich wie bisher anmelden oder ein neues Passwort wählen, falls Sie Ihres vergessen haben.',
    button: (provider) => `Zu ${isolated(provider)}`,
    notYou: 'Wenn Sie es nicht waren, brauchen Sie nichts zu tun.',
  },
}
