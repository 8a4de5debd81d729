import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: '顧客管理',
  manualCreation: '手動作成',
  description: 'アカウントの管理、届いた見積依頼への見積、注文の製造から出荷・入金までを行います。',
  tabs: {
    label: '顧客管理',
    customers: '顧客アカウント',
    rfqs: '受信した見積依頼',
    'active-orders': '進行中の注文',
    'archived-orders': 'アーカイブ済みの注文',
  },
}
