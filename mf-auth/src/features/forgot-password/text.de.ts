import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: 'Passwort vergessen',
  subtitle:
    'Geben Sie Ihre E-Mail-Adresse und Kontoart ein. Wir senden Ihnen einen Code, mit dem Sie ein neues Passwort festlegen.',
  accountType: 'Kontoart',
  choose: 'Wählen Sie Ihre Kontoart',
  customer: 'Kundenportal',
  supplier: 'Lieferantenportal',
  submit: 'E-Mail senden',
  sentTitle: 'Prüfen Sie Ihre E-Mails',
  sentText: 'Falls es zu dieser Adresse ein Konto gibt, ist ein Code unterwegs. Er ist 15 Minuten gültig.',
  enterCode: 'Code eingeben',
  again: 'Weitere E-Mail senden',
  againIn: (seconds) => `Weitere E-Mail senden (${seconds} s)`,
  submitIn: (seconds) => `E-Mail senden (${seconds} s)`,
  againReason: 'Sie können alle 30 Sekunden eine neue anfordern.',
  sentToast: ['E-Mail gesendet', 'Falls es zu dieser Adresse ein Konto gibt, erhalten Sie einen Code.'],
  failed: 'Anforderung fehlgeschlagen',
  failedText: 'Die E-Mail konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
}
