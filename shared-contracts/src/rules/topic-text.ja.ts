import type { WordsOf } from '../words/words.ts'
import type { topicText as english } from './topic-text.ts'

export const topicText: WordsOf<typeof english> = {
  messages: 'メッセージ',
  quotes: '見積',
  order_confirmations: '注文確認',
  order_progress: '出荷と納品',
  quality_checks: '品質検査',
  quote_answers: '見積への回答',
  supplier_requests: '見積依頼',
  supplier_decisions: '見積の採否',
  supplier_orders: '発注書',
  supplier_answers: 'サプライヤーからの回答',
  supplier_certificates: '期限間近の証明書',
  revision_requests: '修正の依頼',
}
