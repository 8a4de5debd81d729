import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: '見積',
  description: '提出した見積と、当社による採否を確認できます。',
  list: {
    caption: '見積',
    noun: '見積',
    search: { label: '見積を検索', placeholder: 'プロジェクトまたは参照番号' },
    noMatch: '条件に一致する見積はありません',
  },
  empty: '見積はまだありません',
  emptyText: '依頼に対して提出した見積がここに表示されます。',
  statuses: { pending: '検討中', accepted: '採用', not_selected: '不採用' },
  outdated: '再見積が必要',
  columns: {
    ...{ reference: '参照番号', project: 'プロジェクト', price: '価格', leadTime: 'リードタイム' },
    ...{ status: 'ステータス', submitted: '提出日' },
  },
  days: (count) => `${count}日`,
  facts: {
    ...{ setup: '段取り費', freight: '送料', validUntil: '有効期限', revision: '改訂' },
    ...{ notes: '備考', awarded: '発注決定分', order: '発注書', file: '見積ファイル' },
  },
  feedback: (words) => `当社からのフィードバック：${isolated(words)}`,
  outdatedNote: 'この見積の後に依頼内容を変更しました。依頼を開いて、新しい見積を提出してください。',
  prices: '価格',
  price: { part: '部品', quantity: '数量', unit: '単価', amount: '金額' },
  revisions: '提出履歴',
  revision: (count, at) => `${count} · ${at}`,
  request: '見積依頼を表示',
}
