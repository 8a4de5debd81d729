import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '../../platform/mail/isolated.ts'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  footer: (provider) => `Sie erhalten diese E-Mail wegen Ihres Kontos bei ${isolated(provider)}.`,
  theCustomer: 'Ihr Kunde',
  chooseMails: 'Wählen, welche E-Mails Sie erhalten',
  turnOff: (topic) => `Keine E-Mails mehr zum Thema „${topic}“`,
  quoteReady: {
    subject: (number, project) => `Ihr Angebot ${number} für ${isolated(project)} liegt vor`,
    title: 'Ihr Angebot liegt vor',
    explain: (project) =>
      `wir haben ein Angebot für ${isolated(project)} erstellt. Öffnen Sie es, um Preis und Liefertermin zu sehen.`,
    answer:
      'Dort können Sie es annehmen oder ablehnen. Nach der Annahme laden Sie Ihre Bestellung hoch, und wir beginnen mit der Fertigung.',
    button: 'Angebot ansehen',
  },
  quoteRevised: {
    subject: (number, project) => `Ihr Angebot ${number} für ${isolated(project)} wurde überarbeitet`,
    title: 'Ihr Angebot wurde überarbeitet',
    explain: (project) =>
      `wir haben das Angebot für ${isolated(project)} überarbeitet. Das neue ersetzt das bisherige.`,
  },
  orderCreated: {
    subject: (number, project) => `Auftrag ${number} für ${isolated(project)} ist bestätigt`,
    title: 'Ihr Auftrag ist bestätigt',
    explain: {
      quote: (project) => `wir haben Ihre Bestellung für ${isolated(project)} erhalten und Ihren Auftrag angelegt.`,
      manual: (project) => `wir haben Ihren Auftrag für ${isolated(project)} angelegt.`,
    },
    later: (dueDate, promised) =>
      `Der Liefertermin ist der ${dueDate}. Das ist später als der ${promised} aus unserem Angebot.`,
    follow: 'Unter „Meine Aufträge“ können Sie ihn durch alle acht Stufen verfolgen.',
    button: 'Auftrag ansehen',
  },
  dueDateChanged: {
    subject: (number, day) => `Auftrag ${number}: neuer Liefertermin ${day}`,
    title: 'Ihr Auftrag hat einen neuen Liefertermin',
    explain: (day) => `Ihr Auftrag hat einen neuen Liefertermin: ${day}.`,
    explainBefore: (day, before) => `Ihr Auftrag hat einen neuen Liefertermin: ${day} statt bisher ${before}.`,
    promised: (day) => `In unserem Angebot war der ${day} zugesagt.`,
    reason: 'Begründung unseres Teams:',
    button: 'Auftrag ansehen',
  },
  revisionRequested: {
    subject: (number) => `Auftrag ${number}: Der Kunde fordert eine Nachbesserung an`,
    title: 'Eine Nachbesserung wurde angefordert',
    explain: (name, number) =>
      `${isolated(name)} hat die Qualitätsprüfung von ${number} angesehen und fordert eine Nachbesserung an:`,
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
    explain: 'das ist seit Ihrer letzten täglichen E-Mail geschehen, und Sie haben es noch nicht im Portal gelesen.',
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
      purchase_order: (number) => `Angebot ${number}: Die Bestellung ist eingegangen`,
      renewal: (number) => `Angebot ${number}: Der Kunde bittet um ein neues Angebot`,
    },
    titles: {
      accepted: 'Ein Angebot wurde angenommen',
      declined: 'Ein Angebot wurde abgelehnt',
      purchase_order: 'Eine Bestellung wurde gesendet',
      renewal: 'Ein neues Angebot wurde angefordert',
    },
    explain: {
      accepted: (name, project) => `${isolated(name)} hat das Angebot für ${isolated(project)} angenommen.`,
      declined: (name, project) => `${isolated(name)} hat das Angebot für ${isolated(project)} abgelehnt.`,
      purchase_order: (name, project) =>
        `${isolated(name)} hat die Bestellung zum Angebot für ${isolated(project)} gesendet; das Angebot ist damit angenommen.`,
      renewal: (name, project) =>
        `${isolated(name)} bittet um ein neues Angebot für ${isolated(project)}; das bisherige ist abgelaufen.`,
    },
    next: {
      accepted: 'Der Auftrag kann angelegt werden, sobald die Bestellung eingegangen ist.',
      declined: '',
      purchase_order: 'Sie können den Auftrag jetzt anlegen.',
      renewal: 'Überarbeiten Sie das Angebot, um ihm ein neues Ablaufdatum zu geben.',
    },
    purchaseOrder: (number) => `Bestellnummer: ${number}`,
    button: 'Anfrage ansehen',
  },
  rfqWithdrawn: {
    subject: (number) => `Anfrage ${number}: Der Kunde hat sie zurückgezogen`,
    title: 'Eine Anfrage wurde zurückgezogen',
    explain: (name, number, project) =>
      `${isolated(name)} hat die Anfrage ${number} für ${isolated(project)} zurückgezogen. Sie braucht kein Angebot mehr.`,
    openRequests: (references) =>
      `Lieferanten können zu ${isolated(references)} noch anbieten. Sie wurden nicht benachrichtigt: Bitte sagen Sie ihnen selbst Bescheid, wenn kein Angebot mehr nötig ist.`,
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
        'Sie können sich die Prüfunterlagen ansehen und sie freigeben oder uns mitteilen, was nachgebessert werden muss.',
      shipped: 'Versanddienst und Sendungsnummer finden Sie beim Auftrag unter „Verfolgen“.',
      delivered: 'Sie können alle Dokumente des Auftrags als eine ZIP-Datei herunterladen.',
    },
    button: 'Auftrag ansehen',
  },
}
