import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  loadingTitle: 'Ihre E-Mails',
  ask: {
    title: (topic) => `Keine E-Mails mehr zum Thema „${topic}“?`,
    daily: 'Keine täglichen E-Mails mehr?',
    text: (email) => `Wir senden dazu keine E-Mails mehr an ${isolated(email)}.`,
    button: 'Diese E-Mails abbestellen',
  },
  off: {
    title: (topic) => `Keine E-Mails mehr zum Thema „${topic}“`,
    daily: 'Keine täglichen E-Mails mehr',
    text: (email) =>
      `Sie sind für ${isolated(email)} abbestellt. Was passiert ist, sehen Sie weiterhin im Portal, und E-Mails zu Ihrem Konto selbst werden immer gesendet.`,
    button: 'Wieder einschalten',
  },
  on: {
    title: (topic) => `E-Mails zum Thema „${topic}“`,
    daily: 'Tägliche E-Mails',
    text: (email) => `Sie sind für ${isolated(email)} wieder eingeschaltet.`,
  },
  all: 'Melden Sie sich an, um Ihre E-Mails auszuwählen',
  failedTitle: 'Der Link konnte nicht geöffnet werden',
  retry: 'Erneut versuchen',
  notSaved: 'Nicht gespeichert',
  gone: {
    title: 'Dieser Link ist nicht gültig',
    text: 'Möglicherweise wurde er nicht vollständig kopiert, oder das Konto wurde gelöscht. Bitte öffnen Sie ihn erneut aus der E-Mail, oder melden Sie sich an, um Ihre E-Mails auszuwählen.',
    button: 'E-Mails auswählen',
  },
}
