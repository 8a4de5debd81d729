import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './panel-text.ts'

export const text: WordsOf<typeof english> = {
  title: '通知',
  close: '通知を閉じる',
  list: '通知',
  show: '表示する通知',
  views: { unread: '未読', all: 'すべて' },
  kind: '種類',
  everyKind: 'すべての種類',
  failed: { title: '通知を読み込めませんでした', text: 'もう一度お試しください。', retry: '再試行' },
  noneUnread: { title: 'すべて既読です', text: '見積依頼や注文のお知らせがここに表示されます。' },
  none: { title: '通知はまだありません', text: '見積依頼や注文のお知らせがここに表示されます。' },
  more: 'さらに読み込む',
  readAll: 'すべて既読にする',
  seeAll: 'すべて表示',
  notRead: { title: '既読にできませんでした', text: 'もう一度お試しください。' },
}
