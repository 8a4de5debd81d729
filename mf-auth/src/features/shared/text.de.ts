import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** How long to wait, in words. @param seconds from the server's answer, above 0 */
function waitWords(seconds: number): string {
  if (seconds < 100) return counted(Math.ceil(seconds), 'Sekunde', 'Sekunden')
  if (seconds < 100 * 60) return counted(Math.ceil(seconds / 60), 'Minute', 'Minuten')
  return counted(Math.ceil(seconds / 3600), 'Stunde', 'Stunden')
}

export const text: WordsOf<typeof english> = {
  email: 'E-Mail',
  emailPlaceholder: 'name@firma.de',
  name: 'Vollständiger Name',
  password: 'Passwort',
  passwordPlaceholder: 'Mindestens 8 Zeichen',
  repeatPassword: 'Passwort wiederholen',
  newPassword: 'Neues Passwort',
  confirmPassword: 'Neues Passwort bestätigen',
  backToLogin: 'Zurück zur Anmeldung',
  toggle: { label: 'Kontoart', customer: 'Kunde', supplier: 'Lieferant' },
  tooManyAttempts: (seconds) =>
    `Zu viele Versuche. Bitte warten Sie ${waitWords(seconds)} und versuchen Sie es erneut.`,
  tooManySignIns: (seconds) =>
    `Zu viele Versuche. Bitte warten Sie ${waitWords(seconds)} und versuchen Sie es erneut, oder wählen Sie über „Passwort vergessen?“ ein neues Passwort, um sich sofort anzumelden.`,
  unexpected: 'Etwas Unerwartetes ist passiert. Bitte versuchen Sie es erneut.',
  otherAccount: {
    text: (name, email, invited) =>
      `Sie sind mit einem anderen Konto angemeldet: ${isolated(name)} (${email}). Die Einladung ist für ${invited}. Melden Sie sich ab, um sie anzunehmen.`,
    logOut: 'Abmelden',
    failed: 'Abmelden fehlgeschlagen',
    failedText: 'Sie sind noch angemeldet. Bitte versuchen Sie es erneut.',
  },
}
