import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  reasons: {
    no_volume:
      'Die Zeichnung ist kein geschlossener Körper, daher lässt sich nicht sagen, wie viel Werkstoff sie braucht.',
    material_unknown: 'Für diesen Werkstoff gibt es noch keinen Preis.',
    process_unknown: 'Dieses Verfahren wird immer von Hand angeboten.',
    finish_unknown: 'Für diese Oberfläche gibt es noch keinen Preis.',
    tolerance_unknown: 'Für diese Toleranz gibt es noch keinen Preis.',
  },
  wholeRequest: 'Der Mindestauftragswert gilt für alle Teile zusammen und ist in diesem Preis nicht enthalten.',
}
