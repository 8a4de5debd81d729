import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: '顧客の検索',
  description: '名前、メールアドレス、会社、または顧客番号で顧客を検索します。',
  label: '顧客を検索',
  placeholder: '名前、メールアドレス、会社、顧客番号',
  search: '検索',
  blank: '先に検索する語句を入力してください',
  start: '検索を始めましょう',
  startText: '一致する顧客が、見積依頼や注文とともにここに表示されます。',
  none: '検索結果がありません',
  noneText: '別の名前、メールアドレス、会社、または顧客番号で検索してください。',
  failed: '顧客を検索できませんでした',
  results: '検索結果',
  found: (count) => `顧客${count.toLocaleString('ja-JP')}件`,
  first: (count) =>
    `最初の${count.toLocaleString('ja-JP')}件の顧客を表示しています。語句を追加して絞り込んでください。`,
  types: { customer: '顧客', supplier: 'サプライヤー', admin: '管理者' },
  company: '会社',
  activity: '最終操作',
  never: 'なし',
  unsaid: '–',
  rfqs: '見積依頼',
  orders: '注文',
  details: '詳細を表示',
  detailsOf: (name) => `詳細を表示：${isolated(name)}`,
}
