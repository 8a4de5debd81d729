import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: 'メッセージ',
  description: '見積依頼、発注書、その他についてメーカーにメッセージを送れます。',
  messageProvider: 'メーカーにメッセージを送る',
  provider: 'メーカー',
  general: '全般',
  searchPlaceholder: 'プロジェクト、番号、メッセージ',
  waiting: '未読',
  kinds: { general: '全般', supplier_request: '見積依頼', purchase_order: '発注書' },
  about: {
    supplier_request: (number) => `見積依頼 ${number}`,
    purchase_order: (number) => `発注書 ${number}`,
  },
  noneText:
    '見積依頼と発注書についての質問と回答がここに表示されます。メーカーにメッセージを送るか、見積依頼または発注書から会話を始めてください。',
  noneWaiting: { title: 'すべて既読です', text: '新しいメッセージのある会話がここに表示されます。' },
  onlyYou: '貴社のご担当者とメーカーのみに表示されます',
  failedText: 'メッセージは保存されています。',
  beginText: {
    general: '特定の見積依頼や発注書以外のことについてお問い合わせください。',
    supplier_request: '見積の提出前に、この依頼についてお問い合わせください。最初のメッセージで会話が始まります。',
    purchase_order: 'この発注書についての質問や進捗をお送りください。最初のメッセージで会話が始まります。',
  },
}
