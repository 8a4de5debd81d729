import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  list: {
    caption: 'アーカイブ済みの注文',
    noun: 'アーカイブ済みの注文',
    search: { label: 'アーカイブ済みの注文を検索', placeholder: 'プロジェクト、顧客、注文番号、追跡番号' },
    noMatch: '一致する注文がありません',
  },
  columns: {
    orderNumber: '注文番号',
    customer: '顧客',
    project: 'プロジェクト',
    amount: '金額',
    orderDate: '注文日',
    archived: 'アーカイブ日',
    actions: '操作',
  },
  none: 'アーカイブ済みの注文はありません',
  noneText: '支払い済みの注文がここに保管されます。',
  viewInvoice: '請求書を表示',
  viewInvoiceOf: (order) => `${order}の請求書を表示`,
  reopen: '再開',
  reopenOf: (order) => `${order}を再開`,
  confirmTitle: (order) => `${order}を再開しますか？`,
  confirmBody: '注文は支払い済みのまま「進行中の注文」に戻り、ステータスを再び設定できるようになります。',
  confirm: '注文を再開',
  already: {
    by: (name) => `この間に${isolated(name)}さんがこの注文を再開しました。`,
    bySelf: '別のウィンドウで、すでにこの注文を再開しています。',
    bySomebody: 'この注文はすでに再開されています。',
    close: '閉じる',
  },
  done: '注文を再開しました',
  doneText: '注文は「進行中の注文」に戻りました。',
  failed: '注文を再開できませんでした',
}
