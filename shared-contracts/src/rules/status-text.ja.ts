import type { WordsOf } from '../words/words.ts'
import type { statusText as english } from './status-text.ts'

export const statusText: WordsOf<typeof english> = {
  stages: {
    pending: '受注確定',
    material_procurement: '材料調達',
    manufacturing: '製造',
    finishing: '表面処理',
    quality_check: '品質検査',
    packing: '梱包',
    shipped: '出荷済み',
    delivered: '納品済み',
  },
  others: {
    issued: '発行済み',
    acknowledged: '受諾済み',
    in_production: '製造中',
    received: '入荷済み',
    cancelled: 'キャンセル済み',
    in_transit: '輸送中',
    picked_up: '集荷済み',
    out_for_delivery: '配達中',
    exception: '配送異常',
  },
  unknown: '不明',
  rfq: {
    submitted: '送信済み',
    reviewing: '確認中',
    sent_to_suppliers: 'サプライヤーに依頼済み',
    quoted: '見積済み',
    accepted: '承諾済み',
    declined: '却下',
    withdrawn: '取り下げ済み',
  },
  quote: {
    pending: '回答待ち',
    expired: '期限切れ',
    declined: '却下',
    waiting_for_po: '注文書待ち',
    po_submitted: '注文書提出済み',
  },
}
