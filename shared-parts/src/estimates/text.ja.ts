import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

const percent = (share: number) => `−${share.toLocaleString('ja-JP')}%`

export const text: WordsOf<typeof english> = {
  title: '概算見積',
  notAnOffer: '図面に基づく概算で、正式な見積ではありません。実際の見積とは異なる場合があります。',
  forAdmins: '図面と原価表に基づく概算で、正式な見積ではありません。',
  chooseFirst: '材質と公差を選択すると、この部品の概算価格が表示されます。',
  said: (quantity, total) => `${quantity.toLocaleString('ja-JP')}個の概算見積：${total}`,
  measuring: '図面の測定が終わると、概算見積が表示されます。',
  byHand: '概算見積なし：担当者が個別にお見積りします。',
  none: '概算見積なし：図面を測定できませんでした。',
  failed: '概算見積を読み込めませんでした',
  failedText: 'このページのほかの部分に影響はありません。',
  columns: { quantity: '数量', unit: '1個あたり', total: '合計' },
  madeOf: (quantity) => `${quantity.toLocaleString('ja-JP')}個の費用の内訳`,
  cheaper: '費用を下げるには',
  hint: (what, share) => `${what}：${percent(share)}`,
  range: (low, high) => `${low}～${high}`,
}
