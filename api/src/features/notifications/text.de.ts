import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '../../platform/mail/isolated.ts'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  footer: (provider) => `Sie erhalten diese E-Mail wegen Ihres Kontos bei ${isolated(provider)}.`,
  theCustomer: 'Der Kunde',
  chooseMails: 'Wählen, welche E-Mails Sie erhalten',
  turnOff: (topic) => `Keine E-Mails mehr zu: ${topic}`,
  quoteReady: {
    subject: (number, project) => `Ihr Angebot ${number} für ${isolated(project)} liegt vor`,
    title: 'Ihr Angebot liegt vor',
    explain: (project) =>
      `Wir haben ein Angebot für ${isolated(project)} erstellt. Öffnen Sie es, um Preis und Liefertermin zu sehen.`,
    answer:
      'Dort können Sie es annehmen oder ablehnen. Nach der Annahme laden Sie Ihre Bestellung hoch, und wir beginnen mit der Fertigung.',
    button: 'Angebot ansehen',
  },
  quoteRevised: {
    subject: (number, project) => `Ihr Angebot ${number} für ${isolated(project)} wurde überarbeitet`,
    title: 'Ihr Angebot wurde überarbeitet',
    explain: (project) =>
      `Wir haben das Angebot für ${isolated(project)} überarbeitet. Das neue ersetzt das bisherige.`,
  },
  orderCreated: {
    subject: (number, project) => `Auftrag ${number} für ${isolated(project)} ist bestätigt`,
    title: 'Ihr Auftrag ist bestätigt',
    explain: {
      quote: (project) => `Wir haben Ihre Bestellung für ${isolated(project)} erhalten und Ihren Auftrag angelegt.`,
      manual: (project) => `Wir haben Ihren Auftrag für ${isolated(project)} angelegt.`,
    },
    later: (dueDate, promised) =>
      `Er ist am ${dueDate} fällig. Das ist später als der ${promised} aus unserem Angebot.`,
    follow: 'Unter „Meine Aufträge“ können Sie ihn durch alle acht Stufen verfolgen.',
    button: 'Auftrag ansehen',
  },
  dueDateChanged: {
    subject: (number, day) => `Auftrag ${number} ist jetzt am ${day} fällig`,
    title: 'Ihr Auftrag hat einen neuen Termin',
    explain: (day) => `Er ist jetzt am ${day} fällig.`,
    explainBefore: (day, before) => `Er ist jetzt am ${day} fällig. Der bisherige Termin war der ${before}.`,
    promised: (day) => `In unserem Angebot war der ${day} zugesagt.`,
    reason: 'Begründung unseres Teams:',
    button: 'Auftrag ansehen',
  },
  revisionRequested: {
    subject: (number) => `Auftrag ${number}: Der Kunde wünscht eine Überarbeitung`,
    title: 'Eine Überarbeitung ist gewünscht',
    explain: (name, number) =>
      `${isolated(name)} hat die Qualitätsprüfung von ${number} angesehen und bittet um eine Überarbeitung:`,
    button: 'Auftrag ansehen',
  },
  reminders: {
    expiring: {
      subject: (number, project, day) => `Ihr Angebot ${number} für ${isolated(project)} gilt bis ${day}`,
      title: 'Ihr Angebot läuft bald ab',
      explain: (project, day) =>
        `Sie können das Angebot für ${isolated(project)} noch bis zum Ende des ${day} annehmen.`,
      later: 'Danach können Sie ein neues Angebot bei uns anfordern.',
    },
    purchaseOrder: {
      subject: (number, project) => `Angebot ${number} für ${isolated(project)}: Wir warten auf Ihre Bestellung`,
      title: 'Ihre Bestellung fehlt noch',
      explain: (project) => `Sie haben unser Angebot für ${isolated(project)} angenommen. Vielen Dank!`,
      next: 'Wir beginnen mit der Fertigung, sobald Ihre Bestellung vorliegt. Sie können sie beim Angebot hochladen.',
    },
    qualityCheck: {
      subject: (number) => `Auftrag ${number}: Die Qualitätsprüfung wartet auf Sie`,
      title: 'Ihre Teile warten auf Ihre Freigabe',
      explain: 'Ihre Teile werden verpackt und versandt, sobald Sie die Qualitätsprüfung freigegeben haben.',
    },
  },
  daily: {
    subject: (provider, count) =>
      count === 1 ? `1 Neuigkeit bei ${isolated(provider)}` : `${count} Neuigkeiten bei ${isolated(provider)}`,
    title: 'Neues für Sie',
    explain: 'Das ist seit Ihrer letzten täglichen E-Mail geschehen, und Sie haben es noch nicht im Portal gelesen.',
    more: (count) => `und ${count} weitere`,
    button: 'Alle Neuigkeiten ansehen',
    turnOff: 'Keine täglichen E-Mails mehr',
  },
  unread: {
    subject: (author) => `${isolated(author)} hat Ihnen geschrieben`,
    subjectAbout: (author, number) => `${number}: ${isolated(author)} hat Ihnen geschrieben`,
    title: 'Eine Nachricht für Sie',
    explain: (author) => `${isolated(author)} schrieb:`,
    explainAbout: (author, number) => `${isolated(author)} schrieb zu ${number}:`,
    quote: (excerpt) => `„${isolated(excerpt)}“`,
    files: (count) => (count === 1 ? '1 Datei ist angehängt.' : `${count} Dateien sind angehängt.`),
    noReply: 'Bitte antworten Sie im Portal: Antworten auf diese E-Mail liest niemand.',
    reply: 'Sie können im Portal antworten oder von dieser Adresse aus auf diese E-Mail.',
    button: 'Lesen und antworten',
  },
  quoteAnswered: {
    subjects: {
      accepted: (number) => `Angebot ${number}: Der Kunde hat es angenommen`,
      declined: (number) => `Angebot ${number}: Der Kunde hat es abgelehnt`,
      purchase_order: (number) => `Angebot ${number}: Die Bestellung ist eingetroffen`,
      renewal: (number) => `Angebot ${number}: Der Kunde bittet um ein neues Angebot`,
    },
    titles: {
      accepted: 'Ein Angebot wurde angenommen',
      declined: 'Ein Angebot wurde abgelehnt',
      purchase_order: 'Eine Bestellung wurde gesendet',
      renewal: 'Ein neues Angebot wurde erbeten',
    },
    explain: {
      accepted: (name, project) => `${isolated(name)} hat das Angebot für ${isolated(project)} angenommen.`,
      declined: (name, project) => `${isolated(name)} hat das Angebot für ${isolated(project)} abgelehnt.`,
      purchase_order: (name, project) =>
        `Das Angebot für ${isolated(project)} ist angenommen, und ${isolated(name)} hat die Bestellung dazu gesendet.`,
      renewal: (name, project) =>
        `Das Angebot für ${isolated(project)} ist abgelaufen, und ${isolated(name)} bittet um ein neues.`,
    },
    next: {
      accepted: 'Der Auftrag kann angelegt werden, sobald die Bestellung eingetroffen ist.',
      declined: '',
      purchase_order: 'Sie können den Auftrag jetzt anlegen.',
      renewal: 'Überarbeiten Sie das Angebot, um ihm ein neues Ablaufdatum zu geben.',
    },
    purchaseOrder: (number) => `Bestellnummer: ${number}`,
    button: 'Anfrage ansehen',
  },
  orderChanged: {
    subjects: {
      quality_check: (number) => `Auftrag ${number}: Bitte sehen Sie sich die Qualitätsprüfung an`,
      shipped: (number) => `Auftrag ${number} wurde versandt`,
      delivered: (number) => `Auftrag ${number} wurde geliefert`,
    },
    titles: {
      quality_check: 'Ihre Teile sind in der Qualitätsprüfung',
      shipped: 'Ihre Teile sind unterwegs',
      delivered: 'Ihre Teile wurden geliefert',
    },
    explain: {
      quality_check:
        'Bitte sehen Sie sich die Prüfdateien an und geben Sie sie frei, oder teilen Sie uns mit, was überarbeitet werden muss.',
      shipped: 'Spediteur und Sendungsnummer finden Sie in der Verfolgung des Auftrags.',
      delivered: 'Alle Dokumente des Auftrags können als eine ZIP-Datei heruntergeladen werden.',
    },
    button: 'Auftrag ansehen',
  },
}
