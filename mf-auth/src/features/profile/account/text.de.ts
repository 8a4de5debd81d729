import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  what: 'Ihr Profil',
  details: {
    title: 'Ihre Angaben',
    descriptions: {
      customer: 'Damit wir zu einem Teil die richtige Person erreichen.',
      supplier: 'Damit wir wissen, wen wir zu einem Angebot oder einer Bestellung fragen können.',
      admin: 'Damit andere wissen, wer was getan hat.',
    },
    name: 'Vollständiger Name',
    phone: 'Telefon',
    jobTitle: 'Position',
    company: 'Firma',
    save: 'Speichern',
    nothingToSave: 'Es wurde noch nichts geändert',
    saved: 'Profil aktualisiert',
    failed: {
      title: 'Profil nicht aktualisiert',
      text: 'Ihre Eingaben bleiben erhalten. Bitte versuchen Sie es erneut.',
    },
  },
  company: {
    title: 'Firma',
    name: 'Name',
    customerNumber: 'Kundennummer',
    noNumber: 'Noch nicht vergeben',
    roleLabel: 'Ihre Rolle',
    role: ({ label, may }) => `${label}. ${may}`,
    why: 'Ihr Konto ist mit dieser Firma verknüpft, daher kann ihr Name hier nicht geändert werden. Wenden Sie sich an uns, wenn er falsch ist.',
    people: 'Personen in dieser Firma',
  },
  email: {
    title: 'E-Mail',
    description: 'Mit dieser Adresse melden Sie sich an, und an sie senden wir unsere E-Mails.',
    change: 'E-Mail-Adresse ändern',
    dialogTitle: 'E-Mail-Adresse ändern',
    dialogText:
      'Wir senden einen Code an die neue Adresse. Bis Sie ihn hier eingeben, behalten Sie Ihre bisherige Adresse.',
    newEmail: 'Neue E-Mail-Adresse',
    placeholder: 'sie@firma.de',
    send: 'Code senden',
    cancel: 'Abbrechen',
    sending: 'Der Code wird gesendet',
    sent: 'Code gesendet',
    sentText: (email) => `Wir haben einen 6-stelligen Code an ${email} gesendet.`,
    sendFailed: { title: 'Code nicht gesendet', text: 'Bitte versuchen Sie es erneut.' },
  },
  pending: {
    form: 'Bestätigung der neuen E-Mail-Adresse',
    waiting: (email) => `Bestätigung von ${email} steht aus`,
    explanation: 'Geben Sie den 6-stelligen Code aus unserer E-Mail ein. Er ist 15 Minuten gültig.',
    code: 'Bestätigungscode',
    verify: 'Bestätigen',
    again: 'Neuen Code senden',
    againIn: (seconds) => `Neuen Code senden (${seconds} s)`,
    againReason: 'Sie können alle 30 Sekunden einen neuen anfordern.',
    cancel: 'Änderung abbrechen',
    cancelled: 'Änderung der E-Mail-Adresse abgebrochen',
    cancelFailed: { title: 'Änderung nicht abgebrochen', text: 'Bitte versuchen Sie es erneut.' },
    changed: 'E-Mail-Adresse geändert',
    changedText: (email) => `Ab jetzt melden Sie sich mit ${email} an.`,
    failed: {
      title: 'Bestätigung fehlgeschlagen',
      text: 'Der Code ist ungültig oder abgelaufen. Bitte versuchen Sie es erneut oder fordern Sie einen neuen Code an.',
    },
    nothingPending:
      'Auf diesen Code wartet keine Änderung der E-Mail-Adresse. Möglicherweise wurde sie bereits bestätigt oder abgebrochen, oder der Code ist zu alt.',
  },
  language: {
    title: 'Sprache',
    description: 'Sprache der Seiten, E-Mails und Dokumente.',
    label: 'Sprache',
    browser: 'Wie im Browser eingestellt',
    failed: { title: 'Sprache nicht geändert', text: 'Bitte versuchen Sie es erneut.' },
  },
}
