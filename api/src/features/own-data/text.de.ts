import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '../../platform/mail/isolated.ts'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  folder: 'kerf-data',
  unnumbered: 'Sonstiges',
  readme: {
    title: (provider, name) => `${isolated(provider)}: die Daten von ${isolated(name)}`,
    made: (moment) => `Erstellt am ${moment} (UTC).`,
    kinds:
      'Die Dateien mit der Endung .json sind Text. Jedes Programm, das JSON liest, öffnet sie, ebenso ein Texteditor.',
    files: {
      'account.json':
        'Was Sie uns über sich, Ihre Firma und Ihre Rolle darin mitgeteilt haben, welche E-Mails Sie gewählt haben und wie oft, die gespeicherten Listenfilter, eine begonnene und nicht eingereichte Anfrage (rfqDraft), Ihre Benachrichtigungen der letzten 90 Tage (told), wo Sie sich angemeldet haben, was Sie hier getan haben (activity) und was mit Ihrem Konto geschah (history).',
      'rfqs.json': 'Ihre Anfragen mit ihren Teilen und unsere Angebote mit jeder Revision.',
      'orders.json':
        'Ihre Aufträge mit ihren Positionen, Stufen, Lieferungen, geprüften Merkmalen und Entscheidungen zur Qualität.',
      'supplier.json':
        'Ihr Lieferantenprofil mit seinen Zertifikaten, unsere Anfragen an Sie, jedes Angebot, das Sie uns gesendet haben, und unsere Bestellungen bei Ihnen mit Ihren Meldungen dazu.',
      'messages.json': 'Was Sie geschrieben haben und was Ihnen geschrieben wurde.',
      'files/': 'Die Dateien, die Sie hochgeladen haben, je Anfrage, Angebot oder Auftrag in einem Ordner.',
    },
    notHere:
      'Ihr Passwort ist nicht dabei: Niemand kann es lesen, auch wir nicht. Was Kollegen hochgeladen oder geschrieben haben, gehört diesen.',
  },
}
