import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

const devicesWords = (count: number) => (count === 1 ? '1 anderes Gerät' : `${count} andere Geräte`)

export const text: WordsOf<typeof english> = {
  password: {
    title: 'Passwort',
    description: 'Mindestens 8 Zeichen. Ein neues Passwort meldet alle anderen Geräte ab.',
    submit: 'Passwort ändern',
    changed: ['Passwort geändert', 'Ihre anderen Geräte wurden abgemeldet.'],
    failed: { title: 'Passwort nicht geändert', text: 'Bitte versuchen Sie es erneut.' },
  },
  devices: {
    what: 'Die Liste Ihrer Geräte',
    title: 'Angemeldete Geräte',
    description: 'Melden Sie jedes Gerät ab, das Sie nicht kennen.',
    list: 'Angemeldete Geräte',
    current: 'Dieses Gerät',
    signedIn: (when) => `Angemeldet am ${when}`,
    lastSeen: (when) => `Zuletzt gesehen am ${when}`,
    now: 'Gerade in Benutzung',
    noAddress: 'Adresse nicht bekannt',
    signOut: 'Abmelden',
    signOutLabel: (device) => `${isolated(device)} abmelden`,
    signOutTitle: (device) => `${isolated(device)} abmelden?`,
    signOutText: 'Wer das Gerät benutzt, muss sich neu anmelden. Was dort nicht gespeichert ist, geht verloren.',
    signOutHereTitle: 'Dieses Gerät abmelden?',
    signOutHereText: 'Sie werden hier abgemeldet und müssen sich neu anmelden.',
    signedOut: (device) => `${isolated(device)} ist abgemeldet`,
    signOutOthers: 'Alle anderen abmelden',
    signOutOthersTitle: (count) => `${devicesWords(count)} abmelden?`,
    signOutOthersText: 'Hier bleiben Sie angemeldet. Überall sonst müssen Sie sich neu anmelden.',
    othersSignedOut: (count) =>
      count === 0 ? 'Es war kein anderes Gerät angemeldet' : `${devicesWords(count)} abgemeldet`,
    failed: { title: 'Nicht abgemeldet', text: 'Bitte versuchen Sie es erneut.' },
  },
}
