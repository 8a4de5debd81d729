import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  action: 'Anfrage zurückziehen',
  title: (rfq) => `Anfrage ${rfq} zurückziehen?`,
  body: 'Wir arbeiten dann nicht weiter daran und senden Ihnen kein Angebot. Das lässt sich nicht rückgängig machen. Die Anfrage bleibt mit ihren Dateien in Ihrem Verlauf.',
  reason: 'Grund',
  reasonHint: 'Unser Team liest ihn.',
  reasonLong: 'Bitte höchstens 1.000 Zeichen',
  done: 'Anfrage zurückgezogen',
  doneText: (rfq) => `Die Anfrage ${rfq} steht jetzt in Ihrem Anfrageverlauf.`,
  failed: 'Die Anfrage wurde nicht zurückgezogen',
  failedText: 'Bitte versuchen Sie es erneut.',
  ended: {
    quoted: { did: 'zu dieser Anfrage ein Angebot erstellt', was: 'Zu dieser Anfrage wurde ein Angebot erstellt' },
    withdrawn: { did: 'diese Anfrage zurückgezogen', was: 'Diese Anfrage wurde zurückgezogen' },
    decided: { did: 'über diese Anfrage entschieden', was: 'Über diese Anfrage wurde entschieden' },
  },
}
