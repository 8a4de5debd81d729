import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './csv-text.ts'

export const text: WordsOf<typeof english> = {
  heads: {
    quoteNumber: '見積番号',
    rfqId: '見積依頼番号',
    projectName: 'プロジェクト名',
    status: 'ステータス',
    revision: '改訂',
    part: '部品',
    material: '材質',
    materialGrade: '材種',
    quantity: '数量',
    unitPrice: '単価',
    amount: '金額',
    currency: '通貨',
    inTotal: '合計に含む',
    date: '日付',
    validUntil: '有効期限',
    delivery: '納品予定',
    poNumber: '注文書番号',
    orderNumber: '注文番号',
    notes: '備考',
    response: 'ご回答',
  },
}
