import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  loadingTitle: 'Einladung',
  title: 'Werden Sie unser Lieferant',
  subtitle: (provider, company) =>
    company
      ? `${isolated(provider)} lädt ${isolated(company)} zum Lieferantenportal ein.`
      : `${isolated(provider)} lädt Sie zum Lieferantenportal ein.`,
  facts: { message: 'Nachricht', address: 'Für', until: 'Gültig bis' },
  failedTitle: 'Die Einladung konnte nicht geöffnet werden',
  retry: 'Erneut versuchen',
  home: 'Zur Startseite',
  gone: {
    title: 'Diese Einladung ist nicht mehr gültig',
    text: 'Sie wurde beantwortet oder zurückgezogen, ist abgelaufen, oder ihr Link ist unvollständig. Wenn Sie sie angenommen haben, melden Sie sich an. Andernfalls bitten Sie uns um eine neue.',
  },
  exists: {
    title: 'Sie haben bereits ein Konto',
    text: (email) => `Es gibt ein Lieferantenkonto mit der Adresse ${email}. Melden Sie sich damit an.`,
    action: 'Anmelden',
  },
  form: {
    label: 'Einladung annehmen',
    intro: 'Wählen Sie ein Passwort, um Ihr Lieferantenkonto anzulegen. Danach sind Sie angemeldet.',
    company: 'Firmenname',
    submit: 'Annehmen und Konto anlegen',
    welcome: 'Willkommen!',
    failed: 'Einladung nicht angenommen',
    failedText: 'Sie ist noch offen. Bitte versuchen Sie es erneut.',
  },
  decline: {
    action: 'Ablehnen',
    title: 'Diese Einladung ablehnen?',
    text: 'Der Link funktioniert dann nicht mehr. Um später beizutreten, müssten Sie erneut eingeladen werden.',
    confirm: 'Einladung ablehnen',
    failed: 'Einladung nicht abgelehnt',
    failedText: 'Sie ist noch offen. Bitte versuchen Sie es erneut.',
    doneTitle: 'Einladung abgelehnt',
    doneText: (provider) =>
      `Sie sind nicht beigetreten. Falls das ein Versehen war, bitten Sie ${isolated(provider)} um eine weitere Einladung.`,
  },
}
