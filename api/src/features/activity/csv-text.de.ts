import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './csv-text.ts'

export const text: WordsOf<typeof english> = {
  heads: {
    time: 'Zeitpunkt',
    person: 'Person',
    personKind: 'Art der Person',
    action: 'Aktion',
    thingKind: 'Art des Objekts',
    thing: 'Objekt',
    changes: 'Änderungen',
    address: 'Netzwerkadresse',
    device: 'Gerät',
  },
  bytes: (count) => `${count} Byte`,
}
