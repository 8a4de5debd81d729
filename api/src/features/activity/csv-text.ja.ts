import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './csv-text.ts'

export const text: WordsOf<typeof english> = {
  heads: {
    time: '日時',
    person: 'ユーザー',
    personKind: 'ユーザー種別',
    action: '操作',
    thingKind: '対象の種別',
    thing: '対象',
    changes: '変更内容',
    address: 'ネットワークアドレス',
    device: '端末',
  },
  bytes: (count) => `${count}バイト`,
}
