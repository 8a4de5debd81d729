import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './csv-text.ts'

export const text: WordsOf<typeof english> = {
  heads: {
    orderNumber: '注文番号',
    yourPo: '貴社注文書番号',
    projectName: 'プロジェクト名',
    status: 'ステータス',
    part: '部品',
    material: '材質',
    materialGrade: '材種',
    finishing: '表面処理',
    tolerance: '公差',
    ordered: '注文数量',
    shipped: '出荷数量',
    unitPrice: '単価',
    amount: '金額',
    currency: '通貨',
    orderDate: '注文日',
    dueDate: '納期',
    completion: '完了予定',
    delivery: '納品予定',
    delivered: '納品日',
    trackingNumber: '追跡番号',
    carrier: '運送会社',
    qualityCheck: '品質検査',
    archived: 'アーカイブ済み',
    notes: '備考',
  },
  quality: {
    pending: '判断待ち',
    approved: '承認済み',
    needs_revision: '修正依頼',
  },
}
