import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  known: 'Zu leicht zu erraten: Es ist allgemein bekannt oder einem bekannten zu ähnlich.',
  own: 'Zu leicht zu erraten: Es enthält Ihren Namen, Ihre Adresse, Ihre Firma oder unseren Namen.',
  short: 'Zu leicht zu erraten: Fügen Sie ein oder zwei Wörter hinzu.',
  strong: 'Schwer zu erraten.',
}
