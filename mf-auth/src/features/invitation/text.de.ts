import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  loadingTitle: 'Einladung',
  title: (company) => `${isolated(company)} beitreten`,
  subtitle: (provider, inviter, company) =>
    `${isolated(inviter)} lädt Sie zu ${isolated(company)} auf ${isolated(provider)} ein.`,
  facts: { role: 'Ihre Rolle', address: 'Für', until: 'Gültig bis' },
  failedTitle: 'Die Einladung konnte nicht geöffnet werden',
  retry: 'Erneut versuchen',
  home: 'Zur Startseite',

  gone: {
    title: 'Diese Einladung ist nicht mehr gültig',
    text: 'Sie wurde beantwortet oder zurückgezogen, ist abgelaufen, oder ihr Link ist unvollständig. Bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
  },
  newAccount: {
    label: 'Einladung annehmen',
    intro: 'Wählen Sie ein Passwort, um Ihr Konto anzulegen. Danach sind Sie angemeldet.',
    submit: 'Annehmen und Konto anlegen',
    welcome: 'Willkommen!',
  },
  signIn: {
    text: 'Sie haben ein Konto mit dieser Adresse. Melden Sie sich damit an, um die Einladung anzunehmen.',
    action: 'Anmelden und annehmen',
  },
  accept: {
    action: 'Einladung annehmen',
    done: (company) => `Sie gehören jetzt zu ${isolated(company)}`,
    failed: 'Einladung nicht angenommen',
    failedText: 'Sie ist noch offen. Bitte versuchen Sie es erneut.',
    elsewhere: (company) =>
      `Ihr Konto gehört bereits zu ${isolated(company)}. Verlassen Sie zuerst diese Firma, oder bitten Sie uns um den Wechsel.`,
    toCompany: 'Zu Ihrer Firma',
  },
  decline: {
    action: 'Ablehnen',
    title: 'Diese Einladung ablehnen?',
    text: (company) =>
      `Der Link funktioniert dann nicht mehr. Um ${isolated(company)} später beizutreten, müssten Sie erneut eingeladen werden.`,
    confirm: 'Einladung ablehnen',
    failed: 'Einladung nicht abgelehnt',
    failedText: 'Sie ist noch offen. Bitte versuchen Sie es erneut.',
    doneTitle: 'Einladung abgelehnt',
    doneText: (inviter, company) =>
      `Sie sind ${isolated(company)} nicht beigetreten. Falls das ein Versehen war, bitten Sie ${isolated(inviter)} um eine weitere Einladung.`,
  },
}
