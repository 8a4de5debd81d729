import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  pageTitle: (page, provider) => `${page} · ${isolated(provider)}`,
  welcomeFallback: { customer: 'Kunde', supplier: 'Lieferant', admin: 'Administrator' },
  shortcuts: 'Tastenkürzel',
  logout: 'Abmelden',
  logoutDiscards: 'Beim Abmelden geht verloren, was Sie eingegeben haben. Dateien müssen Sie erneut auswählen.',
  drafts: { title: 'Abmelden, ohne zu senden?', leave: 'Abmelden', stay: 'Bleiben' },
  logoutFailed: {
    title: 'Abmelden fehlgeschlagen',
    description: 'Der Server war nicht erreichbar. Sie sind noch angemeldet; bitte versuchen Sie es erneut.',
  },
  notFound: {
    code: '404',
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es nichts. Die Seite wurde möglicherweise verschoben, oder der Link ist unvollständig.',
    home: 'Zur Startseite',
  },
  accessDenied: {
    title: 'Zugriff verweigert',
    text: 'Sie sind nicht berechtigt, diese Seite aufzurufen.',
    adminsOnly: 'Um diese Seite aufzurufen, brauchen Sie Administratorrechte.',
    home: 'Zu Ihrer Startseite',
  },
  moduleFailed: {
    title: (module) => `„${module}“ konnte nicht geladen werden`,
    text: (provider) =>
      `Der Rest von ${isolated(provider)} funktioniert weiterhin. Dieser Teil ist vielleicht gleich wieder verfügbar.`,
  },
  pageFailed: {
    title: 'Auf dieser Seite ist ein Fehler aufgetreten',
    text: (provider) => `Sie wird nicht mehr angezeigt. Der Rest von ${isolated(provider)} funktioniert weiterhin.`,
  },
  loading: 'Wird geladen',
  retry: 'Erneut versuchen',
  sessionUnknown: {
    title: (provider) => `${isolated(provider)} war nicht erreichbar`,
    text: 'Wir konnten nicht feststellen, ob Sie angemeldet sind. Es ist nichts verloren gegangen.',
  },
  sessionEnded: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
}
