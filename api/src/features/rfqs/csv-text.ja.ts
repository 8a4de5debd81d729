import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './csv-text.ts'

export const text: WordsOf<typeof english> = {
  heads: {
    rfqId: '見積依頼番号',
    projectName: 'プロジェクト名',
    status: 'ステータス',
    part: '部品',
    material: '材質',
    materialGrade: '材種',
    finishing: '表面処理',
    tolerance: '公差',
    quantity: '数量',
    process: '加工方法',
    subprocess: '詳細な加工方法',
    international: '海外製造',
    neededBy: '希望納期',
    submitted: '送信日',
    notes: '備考',
    partNotes: '部品の備考',
    quoteAmount: '見積金額',
    quoteCharges: '見積の諸費用',
    currency: '通貨',
    orderNumber: '注文番号',
  },
}
