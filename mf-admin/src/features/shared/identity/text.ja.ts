import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  named: (names, fields) =>
    `顧客がわかる内容（${names}）が含まれています：${fields}。顧客が誰かをサプライヤーに知られないようにしてください。`,
  fileNames: 'ファイル名',
}
