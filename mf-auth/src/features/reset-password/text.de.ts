import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: 'Passwort zurücksetzen',
  subtitle: (email) => `Geben Sie den Code ein, den wir an ${email} gesendet haben, und ein neues Passwort.`,
  code: 'Code',
  confirm: 'Passwort bestätigen',
  submit: 'Passwort zurücksetzen',
  another: 'Weiteren Code senden',
  doneTitle: 'Passwort zurückgesetzt',
  doneText: 'Ihr Passwort ist geändert, und Sie wurden überall abgemeldet. Melden Sie sich mit dem neuen an.',
  done: 'Weiter zur Anmeldung',
  doneToast: 'Passwort erfolgreich zurückgesetzt',
  failed: 'Zurücksetzen fehlgeschlagen',
  failedText: 'Das Passwort konnte nicht zurückgesetzt werden. Bitte versuchen Sie es erneut.',
}
