import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: 'Profil',
  supplierTitle: 'Konto',
  description: 'Ihr Konto: Ihre Angaben, Ihre Anmeldung und worüber wir Sie per E-Mail informieren.',
  tabs: {
    label: 'Bereiche des Profils',
    account: 'Konto',
    security: 'Sicherheit',
    notifications: 'Benachrichtigungen',
    company: 'Firma',
    data: 'Ihre Daten',
  },
  password: 'Aktuelles Passwort',
  unsaved: {
    title: 'Verlassen, ohne zu speichern?',
    explanation: 'Was Sie hier geändert haben, ist nicht gespeichert und geht verloren.',
    leave: 'Verlassen',
    stay: 'Hier bleiben',
  },
  loadFailed: {
    title: (what) => `${what} konnte nicht geladen werden`,
    text: 'Ihre Daten sind sicher.',
  },
}
