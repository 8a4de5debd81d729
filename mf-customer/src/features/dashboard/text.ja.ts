import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  greeting: (firstName) => `こんにちは、${isolated(firstName)}さん`,
  greetingUnknown: 'こんにちは',
  description: '見積依頼、見積、注文の状況を一目で確認できます。',
  failed: 'ダッシュボードを読み込めませんでした',
  failedText: '見積依頼と注文は保存されています。',
  stats: {
    label: '主要な数値',
    activeRfqs: '進行中の見積依頼',
    activeOrders: '進行中の注文',
    pendingQuotes: '回答待ちの見積',
    totalSpent: '注文総額',
    firstHints: {
      activeRfqs: '最初の見積依頼を送信してください',
      activeOrders: '注文がここに表示されます',
      pendingQuotes: '見積依頼に対する見積',
      totalSpent: '注文額の推移を確認できます',
    },
    viewerFirstHints: { activeRfqs: '見積依頼がここに表示されます' },
    viewerHints: { pendingQuotes: '判断待ち' },
    hints: {
      activeRfqs: '対応中の見積依頼',
      activeOrders: '製造中または配送中',
      pendingQuotes: 'お客様の判断待ち',
      totalSpent: '米ドル建ての注文',
    },
  },
  firstTime: {
    title: '図面から部品の納品まで',
    text: '材質と数量を添えて、STEPまたはPDFの図面をお送りください。当社が確認して見積をお送りします。承諾後は、各工程の進捗をここで確認できます。',
    viewerText:
      '社内の方が図面を送信し、当社が見積をお送りします。見積と、各工程における注文の進捗をここで確認できます。',
    submit: '最初の見積依頼を送信',
    learn: '見積依頼について',
    steps: {
      label: 'はじめに',
      names: {
        account: 'アカウントを作成し、メールアドレスを確認する',
        phone: '図面についてのご連絡用に電話番号を追加する',
        request: '最初の図面を送信する',
      },
      done: '、完了',
      open: '、未完了',
    },
  },
  actions: {
    title: 'クイック操作',
    submit: '新しい見積依頼を送信',
    rfqs: '見積依頼',
    orders: '注文',
    uploadPurchaseOrder: '注文書をアップロード',
    reviewQuotes: '見積を確認',
    trackOrders: '注文の進捗を確認',
    activity: '履歴を表示',
  },
  progress: {
    title: '注文の進捗',
    inProgress: '進行中',
    percent: (percent) => `${percent}%完了`,
    of: (order) => `${order}の進捗`,
    empty: '進行中の注文はありません',
    emptyText: '承諾した見積は注文になり、ここで製造の進捗を確認できます。',
    failed: '注文を読み込めませんでした',
  },
  projects: {
    title: '最近のプロジェクト',
    quoteExpired: '見積の期限切れ',
    empty: 'プロジェクトはまだありません',
    emptyText: '送信した見積依頼は、最初の図面から納品まで1つのプロジェクトになります。',
    viewerEmptyText: '貴社の見積依頼は、最初の図面から納品まで1つのプロジェクトになります。',
    more: (count) => `さらに${count.toLocaleString('ja-JP')}件のプロジェクトを表示`,
    failed: 'プロジェクトを読み込めませんでした',
  },
  months: {
    label: '注文額とリードタイム',
    month: '月',
    spent: { title: '月別注文額', description: '米ドル建ての注文', value: '注文額' },
    leadDays: {
      title: '月別リードタイム',
      description: '注文から納品までの日数（納品月別、中央値）',
      value: '日数',
    },
    days: (days) => `${days.toLocaleString('ja-JP')}日`,
    noDelivery: '納品なし',
    failed: '注文額とリードタイムを読み込めませんでした',
  },
}
