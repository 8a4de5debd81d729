import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  viewingOnly: (act) => `お客様の役割では閲覧のみ可能です。貴社のオーナーまたは購買担当者が${act}できます。`,
  formerMember: (act) =>
    `これはお客様がすでに所属していない会社のものです。その会社のオーナーまたは購買担当者が${act}できます。`,
  tryAgain: 'もう一度お試しください。',
  files: {
    uploaded: 'アップロード済み',
    list: '添付ファイル',
  },
}
