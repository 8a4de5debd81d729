import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { formatCount } from '@kerf/shared-ui/words/format.ts'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: '見積依頼一覧',
  description: '送信したすべての見積依頼を、部品、ファイル、見積とともに確認できます。',
  newRfq: '新しい見積依頼',
  counts: { label: '件数', active: '進行中の見積依頼', completed: '完了', total: '見積依頼合計' },
  tabs: {
    label: '見積依頼',
    active: (count) => (count === undefined ? '進行中の見積依頼' : `進行中の見積依頼（${formatCount(count)}）`),
    history: (count) => (count === undefined ? '見積依頼履歴' : `見積依頼履歴（${formatCount(count)}）`),
  },
  list: {
    caption: '見積依頼一覧',
    noun: '見積依頼',
    search: { label: '見積依頼を検索', placeholder: 'プロジェクト、見積依頼番号、材質' },
    noMatch: '条件に一致する見積依頼はありません',
  },
  columns: {
    rfqId: '見積依頼番号',
    projectName: 'プロジェクト名',
    material: '材質',
    quantity: '数量',
    status: 'ステータス',
    submitted: '送信日',
    quote: '見積',
  },
  noQuote: '見積はまだありません',
  none: { active: '進行中の見積依頼はありません', history: '過去の見積依頼はありません' },
  noneText: {
    active: '確認待ち、見積待ち、またはお客様の判断待ちの依頼がここに表示されます。',
    history: '承諾済み、却下、取り下げ済みの依頼がここに表示されます。',
  },
}
