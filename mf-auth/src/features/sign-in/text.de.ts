import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  titles: {
    signIn: (provider) => `Willkommen bei ${isolated(provider)}`,
    signUp: () => 'Konto anlegen',
  },
  subtitles: {
    customer: 'Angebote anfordern, Aufträge verfolgen und Qualität freigeben, alles an einem Ort.',
    supplier: 'Angebote abgeben und Bestellungen erhalten, alles an einem Ort.',
  },
  tabs: { label: 'Anmelden oder registrieren', signIn: 'Anmelden', signUp: 'Registrieren' },
  forgot: 'Passwort vergessen?',
  signIn: 'Anmelden',
  signUp: 'Konto anlegen',
  company: 'Firma',
  welcomeBack: 'Willkommen zurück!',
  welcome: 'Willkommen!',
  loginFailed: 'Anmeldung fehlgeschlagen',
  registrationFailed: 'Registrierung fehlgeschlagen',
  verificationRequired: [
    'Bestätigung der E-Mail-Adresse erforderlich',
    'Bitte bestätigen Sie Ihre E-Mail-Adresse, bevor Sie sich anmelden.',
  ],
  registered: ['Registrierung erfolgreich!', 'Bitte sehen Sie in Ihren E-Mails nach dem Bestätigungscode.'],
  resetRequired: ['Neues Passwort erforderlich', 'Bitte wählen Sie ein eigenes Passwort, um fortzufahren.'],
  returning: 'Melden Sie sich an, um dort weiterzumachen, wo Sie aufgehört haben.',
  forced: {
    title: 'Passwort neu festlegen',
    subtitle: 'Ihr Konto wurde von einem Administrator angelegt. Bitte wählen Sie ein eigenes Passwort.',
    current: 'Aktuelles Passwort',
    submit: 'Passwort festlegen',
    updated: ['Passwort geändert', 'Sie sind jetzt angemeldet.'],
    error: 'Fehler',
    failed: 'Das Passwort konnte nicht festgelegt werden. Bitte versuchen Sie es erneut.',
    back: 'Zurück zur Anmeldung',
  },
}
