import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  preview: {
    show: 'PDFをプレビュー',
    waiting: 'プレビューを作成中です',
    failed: 'プレビューを作成できませんでした',
  },
  charges: {
    title: '段取り費・治工具費・送料・税',
    kindOf: (place) => `${place}行目の種類`,
    labelOf: (place) => `${place}行目の名称`,
    amountOf: (place) => `${place}行目の金額`,
    labelPlaceholder: '顧客に表示される名称',
    remove: (name) => `${isolated(name)}を削除`,
    add: '段取り費・治工具費・送料・税を追加',
    most: (count) => `1件の見積に追加できるのは${count.toLocaleString('ja-JP')}行までです`,
    invalidAmount: '正しい金額を入力してください',
  },
  person: {
    label: 'ユーザー',
    placeholder: '全員',
    none: '該当者がいません',
    failed: 'ユーザーを検索できませんでした',
    unknown: '削除済みのアカウント',
    notLoaded: '名前を読み込めませんでした',
    clear: '全員を表示',
  },
  tryAgain: 'もう一度お試しください。',
  cancel: 'キャンセル',
  close: '閉じる',
  sending: '送信中です',
  companyRoles: { owner: 'オーナー', buyer: '購買担当者', viewer: '閲覧者' },
  charts: {
    month: '月',
    rfqs: { title: '月別の見積依頼', value: '見積依頼' },
    orders: { title: '月別の注文', value: '注文' },
    revenue: { title: '月別の売上', value: '売上' },
  },
}
