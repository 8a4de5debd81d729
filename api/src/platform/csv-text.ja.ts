import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './csv-text.ts'

export const text: WordsOf<typeof english> = {
  yes: 'はい',
  no: 'いいえ',
  files: {
    companies: (day) => `kerf-会社-${day}.csv`,
    activity: (day) => `kerf-操作履歴-${day}.csv`,
    orders: (day) => `kerf-注文-${day}.csv`,
    quotes: (day) => `kerf-見積-${day}.csv`,
    messages: (day) => `kerf-メッセージ-${day}.csv`,
    rfqs: (day) => `kerf-見積依頼-${day}.csv`,
  },
}
