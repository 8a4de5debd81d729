import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './csv-text.ts'

export const text: WordsOf<typeof english> = {
  heads: {
    counterpart: '相手',
    about: '対象',
    number: '番号',
    project: 'プロジェクト',
    lastMessage: '最新メッセージ',
    lastFrom: '最新メッセージの送信者',
    lastAt: '最新メッセージの日時',
    attachments: '添付ファイル',
    unread: '未読',
  },
  kinds: {
    general: '全般',
    rfq: '見積依頼',
    quote: '見積',
    order: '注文',
    supplier_request: 'サプライヤー見積依頼',
    purchase_order: '発注書',
  },
}
