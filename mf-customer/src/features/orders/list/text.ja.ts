import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: '注文一覧',
  description: '受注確定から納品まで、注文の進捗を確認できます。',
  counts: { label: '件数', active: '進行中の注文', completed: '完了', total: '注文合計' },
  tabs: { label: '注文', active: '進行中の注文', history: '注文履歴' },
  list: {
    caption: '注文一覧',
    noun: '注文',
    search: { label: '注文を検索', placeholder: '注文番号、注文書番号、プロジェクト' },
    noMatch: '条件に一致する注文はありません',
  },
  columns: {
    orderNumber: '注文番号',
    customerPO: '貴社注文書番号',
    projectName: 'プロジェクト名',
    material: '材質',
    quantity: '数量',
    orderDate: '注文日',
    dueDate: '納期',
    status: 'ステータス',
    actions: '操作',
  },
  noPurchaseOrder: '-',
  undated: '未定',
  none: { active: '進行中の注文はありません', history: '過去の注文はありません' },
  noneText: {
    active: '見積を承諾して注文書をお送りいただくと注文になり、ここで進捗を確認できます。',
    history: '納品済みの注文がここに表示され、再注文できます。',
  },
  viewerNoneText: {
    active: '貴社が承諾した見積は注文になり、ここで進捗を確認できます。',
    history: '納品済みの注文がここに表示されます。',
  },
  viewQuotes: '見積一覧を表示',
}
