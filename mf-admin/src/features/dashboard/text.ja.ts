import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { formatCount } from '@kerf/shared-ui/words/format.ts'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

const formatted = (count: number) => count.toLocaleString('ja-JP')

export const text: WordsOf<typeof english> = {
  title: 'ダッシュボード',
  description: '本日対応が必要な項目です。',
  failed: 'ダッシュボードを読み込めませんでした',
  failedText: '見積依頼と注文のデータは失われていません。',
  stats: {
    label: '主要指標',
    names: {
      newRfqs: '新着の見積依頼',
      pendingReview: '確認中',
      quotedToday: '本日の見積',
      monthlyRevenue: '今月の売上',
    },
    hints: {
      newRfqs: 'まだ誰も確認していません',
      pendingReview: '開封済みで見積前',
      quotedToday: '送信した見積と改訂',
      monthlyRevenue: '今月作成された米ドル建ての注文',
    },
  },
  queue: {
    title: '対応待ち一覧',
    description: '管理者の対応が必要な項目を、待ち時間の長い順に表示します。',
    byKind: '種類別の対応待ち',
    oldest: '待ち時間が長い項目',
    showAll: 'すべて表示：',
    kinds: {
      new_rfq: { one: '新着の見積依頼', other: '新着の見積依頼' },
      new_quote: { one: '再見積の依頼', other: '再見積の依頼' },
      expiring_quote: { one: '見積がまもなく期限切れ', other: 'まもなく期限切れの見積' },
      purchase_order: { one: '注文書を受領', other: '受領した注文書' },
      late_order: { one: '遅延している注文', other: '遅延している注文' },
      quality_revision: { one: '修正依頼', other: '修正依頼' },
      message: { one: '未返信のメッセージ', other: '未返信のメッセージ' },
      certificate: { one: '証明書の期限切れ', other: '証明書の期限が切れるサプライヤー' },
    },
    generalMessage: (name) => `${isolated(name)}さんからのメッセージ`,
    justNow: '1時間以内',
    hours: (count) => `${formatted(count)}時間前`,
    days: (count) => `${formatted(count)}日前`,
    late: (due, days) => `納期 ${due}、${formatted(days)}日遅延`,
    valid: (until, days) => (days === 0 ? '本日まで有効' : `${until}まで有効、あと${formatted(days)}日`),
    ends: (until, days) => {
      if (days === 0) return '本日期限切れ'
      return days > 0
        ? `有効期限 ${until}、あと${formatted(days)}日`
        : `有効期限 ${until}、${formatted(Math.abs(days))}日経過`
    },
    shown: (shown, total) => `全${formatCount(total)}件のうち、待ち時間の長い${formatCount(shown)}件を表示しています。`,
    none: '対応が必要な項目はありません',
    noneText: '新着の見積依頼、注文書、遅延している注文、未返信のメッセージ、期限の近い証明書がここに表示されます。',
    failed: '対応待ち一覧を読み込めませんでした',
    failedText: 'データは失われていません。',
  },
  months: {
    title: '過去12か月',
    described: { rfqs: '過去12か月に送信された見積依頼', revenue: '過去12か月の米ドル建ての注文' },
    viewReports: 'レポートを表示',
    none: '数値はまだありません',
    noneText: '集計する内容があれば、月ごとにここに表示されます。',
    failed: '月別の数値を読み込めませんでした',
  },
  actions: {
    title: 'クイック操作',
    createQuote: 'サプライヤー見積依頼を作成',
    customers: '顧客を管理',
    suppliers: 'サプライヤーを管理',
    purchaseOrders: '発注書',
    activeOrders: '進行中の注文',
    manualCreation: '見積・注文を作成',
    search: '顧客を検索',
    reports: 'レポートを表示',
  },
  quality: {
    title: '品質検査',
    viewAll: 'すべての検査を表示',
    counts: '状態別の品質検査',
    awaiting: '承認待ち',
    ready: '承認済み',
    needsRevision: '要修正',
    failed: '品質検査を読み込めませんでした',
    none: '進行中の品質検査はありません',
    noneText: '品質検査中の注文が、顧客の判断とともにここに表示されます。',
    states: { pending: '承認待ち', approved: '承認済み', needs_revision: '要修正' },
  },
  recent: {
    title: '最近の見積依頼',
    viewAll: 'すべての見積依頼を表示',
    failed: '見積依頼を読み込めませんでした',
    none: '見積依頼はまだありません',
    noneText: '顧客が見積依頼を送信すると、ここに表示されます。',
  },
}
