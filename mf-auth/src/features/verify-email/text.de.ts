import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: 'E-Mail-Adresse bestätigen',
  subtitle: (email) =>
    `Wir haben einen 6-stelligen Code an ${email} gesendet. Geben Sie ihn ein, um Ihre Registrierung abzuschließen.`,
  code: 'Bestätigungscode',
  submit: 'E-Mail-Adresse bestätigen',
  resend: 'Code erneut senden',
  resendIn: (seconds) => `Code erneut senden (${seconds} s)`,
  resendReason: 'Sie können alle 30 Sekunden einen neuen anfordern.',
  back: 'Zurück zur Registrierung',
  verified: 'E-Mail-Adresse bestätigt!',
  verifiedText: 'Ihr Konto ist bereit.',
  signInSoon: (seconds) => `Sie werden in ${seconds} s zur Anmeldung weitergeleitet.`,
  signIn: 'Zur Anmeldung',
  verifiedToast: 'E-Mail-Adresse erfolgreich bestätigt',
  sentToast: ['Bestätigungscode gesendet', 'Bitte sehen Sie in Ihren E-Mails nach dem neuen Code.'],
  undelivered: 'Unsere letzte E-Mail ist nicht angekommen.',
  undeliveredText: (email) =>
    `Der Mailserver hat unsere letzte E-Mail an ${email} abgewiesen. Bitte prüfen Sie die Adresse. Ist sie falsch, gehen Sie zurück und registrieren Sie sich mit der richtigen; ist sie richtig, wenden Sie sich an den Betreiber des Mailservers.`,
  failed: 'Bestätigung fehlgeschlagen',
  resendFailed: ['Der Code konnte nicht erneut gesendet werden', 'Bitte versuchen Sie es erneut'],
  emailNotFound: ['E-Mail-Adresse nicht gefunden', 'Bitte gehen Sie zurück und registrieren Sie sich erneut'],
}
