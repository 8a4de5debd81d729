import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: '通知',
  description: '過去90日間のお知らせです。',
  choose: '受け取るメールを選択',
  list: {
    caption: '通知',
    noun: '通知',
    search: { label: '通知を検索', placeholder: '番号またはプロジェクト' },
    noMatch: '一致する通知はありません',
  },
  kind: '種類',
  everyKind: 'すべて',
  states: { '': 'すべて', unread: '未読', read: '既読' },
  sorts: { 'date-desc': '新しい順', 'date-asc': '古い順' },
  columns: { title: '内容', status: 'ステータス', topic: '種類', createdAt: '日時', actions: '操作' },
  read: '既読にする',
  readOf: (title) => `既読にする：${isolated(title)}`,
  readAll: 'すべて既読にする',
  allRead: '表示中の通知はすべて既読です',
  notRead: { title: '既読にできませんでした', text: 'もう一度お試しください。' },
  none: '通知はまだありません',
  noneText: '見積依頼や注文のお知らせがここに表示されます。',
}
