import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  greeting: (firstName) => `ようこそ、${isolated(firstName)}さん`,
  greetingUnknown: 'ようこそ',
  description: '見積依頼、見積、発注書をここで管理できます。',
  failed: '数値を読み込めませんでした',
  stats: {
    label: '主要な数値',
    names: {
      openRequests: '受付中の見積依頼',
      pendingQuotes: '検討中の見積',
      acceptedQuotes: '採用された見積',
      activePurchaseOrders: '進行中の発注書',
    },
    hints: {
      openRequests: '貴社の見積待ち',
      pendingQuotes: '当社の判断待ち',
      acceptedQuotes: '当社が採用',
      activePurchaseOrders: '未入荷（キャンセルを除く）',
    },
  },
  certificates: (count) => `${count}件の証明書の有効期限が近いか、切れています。`,
  toCertificates: '証明書を表示',
  requests: {
    title: '受付中の見積依頼（見積期限順）',
    all: 'すべての見積依頼',
    due: (day) => `見積期限 ${day}`,
    noDue: '見積期限なし',
    failed: '見積依頼を読み込めませんでした',
    empty: '受付中の見積依頼はありません',
    emptyText: '貴社に適した案件があると、見積依頼が図面、材質、数量とともにここに表示されます。',
  },
  profile: {
    title: 'プロフィールの完成度',
    complete: '未入力の項目はありません。',
    missing: (items) => `未入力：${items}`,
    edit: 'プロフィールを編集',
  },
}
