import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: '品質検査',
  description: '部品の梱包前に顧客が承認する品質検査ファイルです。',
  list: {
    caption: '品質検査',
    noun: '品質検査',
    search: { label: '品質検査を検索', placeholder: 'プロジェクト、顧客、注文番号、材質' },
    noMatch: '条件に一致する品質検査がありません',
  },
  allStates: 'すべての状態',
  states: { pending: '承認待ち', approved: '承認済み', needs_revision: '要修正' },
  archived: { label: '注文', values: { '': '未アーカイブ', true: 'アーカイブ済み' } },
  sorts: {
    'date-desc': '最終変更（新しい順）',
    'date-asc': '最終変更（古い順）',
    project: 'プロジェクト名',
  },
  columns: {
    order: '注文',
    project: 'プロジェクト',
    customer: '顧客',
    state: '品質検査',
    files: 'ファイル',
    stage: '注文のステータス',
    dueDate: '納期',
    changed: '最終変更',
  },
  check: (order) => `${order}の品質検査`,
  openOrder: '注文を開く',
  none: '品質検査はまだありません',
  noneText: '品質検査に進んだ注文がここに表示されます。',
}
