import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

const list = new Intl.ListFormat('de')

export const text: WordsOf<typeof english> = {
  noun: 'Mitglieder',
  none: {
    title: 'Ihr Konto ist keiner Firma zugeordnet',
    text: 'Wir ordnen Konten selbst einer Firma zu, sobald wir wissen, für wen Sie arbeiten. Anfragen ohne Firma gehören nur Ihnen. Anfragen, die Sie als Mitglied einer Firma gestellt haben, bleiben bei dieser Firma; Sie können sie weiterhin ansehen.',
    bringsTitle: 'Mit einer Firma',
    brings: [
      'Sie und Ihre Kollegen sehen dieselben Anfragen, Angebote, Aufträge und Dateien.',
      'Inhaber laden Kollegen ein und legen fest, wer handeln und wer nur ansehen darf.',
      'Ihre Firma hat eine Kundennummer, die auf ihren Angeboten und Aufträgen steht.',
    ],
    invited: 'Ist ein Kollege schon hier? Dann bitten Sie einen Inhaber Ihrer Firma, Sie per E-Mail einzuladen.',
  },
  members: {
    caption: 'Mitglieder',
    description: (roleWithArticle) => `Ihre Rolle hier: ${roleWithArticle}.`,
    owners: (owners) =>
      owners.length === 1
        ? `${list.format(owners.map(isolated))} ist Inhaber, lädt Personen ein und legt ihre Rollen fest.`
        : `${list.format(owners.map(isolated))} sind Inhaber, laden Personen ein und legen ihre Rollen fest.`,
    invite: 'Kollegen einladen',
    you: 'Sie',
    columns: { name: 'Name', email: 'E-Mail', role: 'Rolle', joined: 'Beigetreten', actions: 'Aktionen' },
    roleOf: (name) => `Rolle von ${isolated(name)}`,
    remove: 'Entfernen',
    removeNamed: (name) => `${isolated(name)} entfernen`,
    lastOwner: 'Eine Firma braucht mindestens einen Inhaber. Machen Sie zuerst jemand anderen zum Inhaber.',
  },
  role: {
    changed: 'Rolle geändert',
    changedText: (name, role) => `${isolated(name)} ist jetzt ${role}.`,
    youChanged: (role) => `Sie sind jetzt ${role}.`,
    failed: 'Rolle nicht geändert',
    failedText: 'Die Rolle ist wie zuvor. Bitte versuchen Sie es erneut.',
    title: (name, role) => `Soll ${isolated(name)} künftig ${role} sein?`,
    titleSelf: (role) => `Möchten Sie künftig ${role} sein?`,
    change: (name, from, to) => `${isolated(name)} ist bisher ${isolated(from)} und wird ${isolated(to)}.`,
    changeSelf: (from, to) => `Sie sind bisher ${isolated(from)} und werden ${isolated(to)}.`,
    allows: (role, may) => `${role}: ${may}`,
    loses: {
      owner: (name) =>
        `${isolated(name)} kann keine Personen mehr einladen oder entfernen und keine Rollen mehr festlegen.`,
      buyer: (name) => `${isolated(name)} kann bei Anfragen und Aufträgen der Firma nicht mehr handeln.`,
    },
    losesSelf:
      'Sie können keine Personen mehr einladen oder entfernen und keine Rollen mehr festlegen. Nur ein anderer Inhaber kann das rückgängig machen.',
    confirm: 'Rolle ändern',
  },
  removal: {
    title: (name) => `${isolated(name)} entfernen?`,
    text: (name, company) =>
      `${isolated(name)} sieht dann die Anfragen, Angebote und Aufträge von ${isolated(company)} nicht mehr. Die eigenen bleiben für diese Person sichtbar, und alles bleibt bei der Firma.`,
    done: (name) => `${isolated(name)} wurde entfernt`,
    failed: 'Nicht entfernt',
    failedText: 'Diese Person ist noch in Ihrer Firma. Bitte versuchen Sie es erneut.',
  },
  addresses: {
    title: 'Adressen',
    description: 'Wohin Teile und Rechnungen gehen können: In Anfragen wird daraus gewählt.',
  },
  leaving: {
    title: 'Firma verlassen',
    text: 'Ihre eigenen Anfragen und Aufträge bleiben bei der Firma. Sie können sie weiterhin ansehen, aber nichts mehr daran ändern.',
    lastOwner: 'Sie sind der einzige Inhaber. Machen Sie zuerst jemand anderen zum Inhaber.',
    ask: (company) => `${isolated(company)} verlassen?`,
    askText: (company) =>
      `Sie sehen dann nicht mehr, was Ihre Kollegen bei ${isolated(company)} anfragen und bestellen. Um zurückzukommen, muss ein Inhaber Sie einladen.`,
    askTextAlone: (company) =>
      `Sie sind das einzige Mitglied von ${isolated(company)}. Um zurückzukommen, müssten wir Ihr Konto der Firma erneut zuordnen.`,
    done: (company) => `Sie haben ${isolated(company)} verlassen`,
    failed: 'Die Firma konnte nicht verlassen werden',
    failedText: 'Sie sind noch Mitglied. Bitte versuchen Sie es erneut.',
  },
  invitations: {
    title: 'Offene Einladungen',
    noun: 'Einladungen',
    empty: 'Keine offenen Einladungen',
    emptyText: 'Unbeantwortete Einladungen erscheinen hier.',
    columns: { email: 'E-Mail', role: 'Rolle', sent: 'Gesendet', expires: 'Gültig bis', actions: 'Aktionen' },
    by: (name) => `von ${isolated(name)}`,
    expired: 'Abgelaufen',
    undelivered: 'Nicht zugestellt',
    undeliveredText:
      'Die E-Mail konnte nicht zugestellt werden. Prüfen Sie die Adresse oder senden Sie die E-Mail erneut.',
    resend: 'Erneut senden',
    resendIn: (seconds) => `Erneut senden (${seconds} s)`,
    resendReason: 'Eine Einladung kann alle 30 Sekunden erneut gesendet werden.',
    resendNamed: (email) => `Einladung an ${email} erneut senden`,
    resent: 'Einladung erneut gesendet',
    resentText: (email) => `${email} erhält einen neuen Link. Der vorherige funktioniert nicht mehr.`,
    resendFailed: 'Einladung nicht gesendet',
    resendFailedText: 'Der zuvor gesendete Link funktioniert noch. Bitte versuchen Sie es erneut.',
    withdraw: 'Zurückziehen',
    withdrawNamed: (email) => `Einladung an ${email} zurückziehen`,
    withdrawTitle: 'Diese Einladung zurückziehen?',
    withdrawText: (email) => `Der an ${email} gesendete Link funktioniert dann nicht mehr.`,
    withdrawn: 'Einladung zurückgezogen',
    withdrawFailed: 'Einladung nicht zurückgezogen',
    withdrawFailedText: 'Sie ist noch offen. Bitte versuchen Sie es erneut.',
  },
  invite: {
    title: 'Kollegen einladen',
    description: (company) =>
      `Wir senden eine E-Mail mit einem Link zum Beitritt zu ${isolated(company)}. Er ist 7 Tage gültig.`,
    email: 'E-Mail',
    emailPlaceholder: 'name@firma.de',
    role: 'Rolle',
    submit: 'Einladung senden',
    cancel: 'Abbrechen',
    sending: 'Die Einladung ist unterwegs.',
    done: 'Einladung gesendet',
    doneText: (email) => `${email} erhält eine E-Mail mit einem Link.`,
    failed: 'Einladung nicht gesendet',
    failedText: 'Es wurde niemand eingeladen. Bitte versuchen Sie es erneut.',
  },
}
