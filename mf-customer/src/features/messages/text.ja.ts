import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: 'メッセージ',
  description: '見積依頼、見積、注文、その他についてのお問い合わせをお送りいただけます。',
  messageProvider: 'メーカーにメッセージを送る',
  viewing: 'ここにメッセージを送信',
  provider: 'メーカー',
  general: '全般',
  searchPlaceholder: 'プロジェクト、番号、メッセージ',
  waiting: '未読',
  kinds: { general: '全般', rfq: '見積依頼', quote: '見積', order: '注文' },
  about: {
    rfq: (number) => `見積依頼 ${number}`,
    quote: (number) => `見積 ${number}`,
    order: (number) => `注文 ${number}`,
  },
  noneText:
    '見積依頼、見積、注文についての質問と回答がここに表示されます。当社にメッセージを送るか、見積依頼、見積、注文の詳細から会話を始めてください。',
  noneWaiting: { title: 'すべて既読です', text: '新しいメッセージのある会話がここに表示されます。' },
  onlyYou: 'お客様とメーカーのみに表示されます',
  shared: '貴社の方にも表示されます',
  failedText: 'メッセージは保存されています。',
  beginText: {
    general: '特定の見積依頼、見積、注文以外のことについてお問い合わせください。',
    rfq: 'この見積依頼についての質問や、不足している情報をお送りください。最初のメッセージで会話が始まります。',
    quote: '回答の前に、この見積についてお問い合わせください。最初のメッセージで会話が始まります。',
    order: 'この注文についてお問い合わせください。最初のメッセージで会話が始まります。',
  },
}
