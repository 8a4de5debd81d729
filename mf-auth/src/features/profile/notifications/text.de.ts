import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  what: 'Ihre Auswahl',
  title: 'E-Mails zu Ihrer Arbeit',
  description: 'Jede Auswahl wird sofort gespeichert.',
  group: 'Worüber Sie E-Mails erhalten',
  hints: {
    messages: 'Jemand hat Ihnen geschrieben, und Sie haben es einige Minuten lang nicht gelesen.',
    quotes: 'Ein Angebot zu einer Ihrer Anfragen liegt vor oder wurde überarbeitet.',
    order_confirmations:
      'Aus einer Bestellung wurde ein Auftrag mit Nummer; ein Auftrag hat einen anderen Liefertermin.',
    order_progress: 'Teile wurden versandt, mit Sendungsnummer, oder geliefert.',
    quality_checks: 'Eine Prüfung wartet auf Ihre Freigabe, bevor die Teile verpackt werden.',
    quote_answers:
      'Ein Kunde nimmt ein Angebot an oder lehnt es ab, sendet die Bestellung, bittet um ein neues Angebot oder zieht eine Anfrage zurück.',
    supplier_requests: 'Wir bitten Sie um ein Angebot oder ändern, was wir angefragt haben.',
    supplier_decisions: 'Eines Ihrer Angebote wurde angenommen oder nicht ausgewählt.',
    supplier_orders: 'Eine Bestellung wurde ausgestellt, geändert oder storniert.',
    supplier_answers: 'Ein Lieferant gibt zu einer Anfrage ein Angebot ab oder lehnt sie ab.',
    supplier_certificates: 'Ein hinterlegtes Zertifikat läuft in 30 Tagen ab, und noch einmal in 7.',
    revision_requests: 'Ein Kunde fordert nach einer Qualitätsprüfung eine Nachbesserung an.',
  },
  rhythm: {
    what: 'Die Häufigkeit Ihrer E-Mails',
    title: 'Wie oft',
    description: 'Für E-Mails zu Ihrer Arbeit. Alles steht auch unter der Glocke.',
    group: 'Wie oft Sie E-Mails erhalten',
    paces: {
      at_once: { label: 'Sobald es passiert', hint: 'Eine E-Mail pro Ereignis.' },
      daily: {
        label: 'Einmal am Tag',
        hint: 'Eine E-Mail am Morgen mit allem, was Sie im Portal nicht gelesen haben; keine, wenn es nichts gibt.',
      },
      none: { label: 'Gar nicht', hint: 'Sehen Sie stattdessen unter der Glocke nach.' },
    },
  },
  none: 'Für Ihre Kontoart gibt es nur E-Mails zum Konto selbst.',
  always:
    'Manche E-Mails können nicht abbestellt werden: Codes, mit denen Sie eine Adresse bestätigen oder ein Passwort zurücksetzen, und Hinweise zu Ihrem Passwort, Ihrer E-Mail-Adresse und Ihrem Konto.',
  failed: {
    title: 'Auswahl nicht gespeichert',
    text: 'Sie ist wieder wie zuvor. Bitte versuchen Sie es erneut.',
  },
}
