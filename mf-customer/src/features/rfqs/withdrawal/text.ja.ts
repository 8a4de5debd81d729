import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  action: '見積依頼を取り下げる',
  title: (rfq) => `見積依頼${rfq}を取り下げますか？`,
  body: '当社での対応を終了し、見積はお送りしません。この操作は取り消せません。見積依頼とファイルは履歴に残ります。',
  reason: '理由',
  reasonHint: '当社の担当者が確認します。',
  reasonLong: '1,000文字以内で入力してください',
  done: '見積依頼を取り下げました',
  doneText: (rfq) => `見積依頼${rfq}は見積依頼履歴に移動しました。`,
  failed: '見積依頼を取り下げられませんでした',
  failedText: 'もう一度お試しください。',
  ended: {
    quoted: { did: 'この見積依頼の見積を作成しました', was: 'この見積依頼の見積が作成されました' },
    withdrawn: { did: 'この見積依頼を取り下げました', was: 'この見積依頼は取り下げられました' },
    decided: { did: 'この見積依頼の可否を決定しました', was: 'この見積依頼の可否が決定されました' },
  },
}
