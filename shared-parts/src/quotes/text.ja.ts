import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  lines: {
    part: '部品',
    partNumber: (position) => `部品${position}`,
    quantity: '数量',
    unitPrice: '単価',
    amount: '金額',
    subtotal: '小計',
    total: '合計',
    chosen: '選択済み',
    inTotal: '合計に含む',
    yes: 'はい',
    no: 'いいえ',
  },
  chargeKinds: {
    setup: '段取り費',
    tooling: '治工具費',
    freight: '送料',
    tax: '税',
    other: 'その他',
  },
  earlier: {
    headline: (revision, date, amount) => `改訂${revision}（${date}）：${amount}`,
    linesOf: (revision) => `改訂${revision}の価格`,
    documentOf: (revision) => `改訂${revision}の書類`,
    validUntil: '有効期限',
    terms: '取引条件',
  },
  document: {
    none: 'この見積には書類がありません',
    saved: 'ダウンロード完了',
    savedText: '見積書をダウンロードしました。',
    failed: 'ダウンロードできませんでした',
    failedText: '見積書をダウンロードできませんでした。',
  },
  purchaseOrder: {
    missing: '注文書なし',
    missingText: '注文書のファイルが見つかりません。',
    failed: 'ダウンロードできませんでした',
    failedText: '注文書をダウンロードできませんでした。',
  },
}
