import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: 'メッセージ',
  description: '顧客やサプライヤーからのメッセージと返信です。この受信トレイはすべての管理者が共有します。',
  searchPlaceholder: '名前、プロジェクト、メッセージ',
  waiting: '未返信',
  kinds: {
    general: '全般',
    rfq: '見積依頼',
    quote: '見積',
    order: '注文',
    supplier_request: 'サプライヤー見積依頼',
    purchase_order: '発注書',
  },
  noneText:
    '顧客やサプライヤーからのメッセージがここに表示されます。見積依頼、見積、注文、アカウントの画面から、こちらから先に送ることもできます。',
  viewAccounts: 'アカウントを表示',
  noneWaiting: {
    title: '返信待ちの会話はありません',
    text: '未読または未返信のメッセージがある会話がここに表示されます。',
  },
  failedText: 'メッセージは失われていません。',
  beginText: { general: '最初のメッセージを送ると、会話が始まります。' },
  supplier: 'サプライヤー',
  person: { label: '顧客またはサプライヤー', placeholder: 'すべて' },
  assigning: {
    label: 'この会話の担当者',
    choice: '担当者',
    assign: '割り当て',
    nobody: '担当者なし',
    me: (name) => `${isolated(name)}（自分）`,
    you: '自分',
    loading: '同僚を読み込み中…',
    loadFailed: '同僚を読み込めませんでした',
    failed: '会話に担当者を割り当てられませんでした',
    tryAgain: '何も変更されていません。もう一度お試しください。',
    assignedTo: (name) => `担当者：${isolated(name)}`,
  },
  subtitle: (parts) => parts.filter(Boolean).join(' · '),
  left: (name) => `${isolated(name)}（退社済み）`,
  rfq: (number) => `見積依頼 ${number}`,
  quote: (number) => `見積 ${number}`,
  order: (number) => `注文 ${number}`,
  supplierRequest: (number) => `サプライヤー見積依頼 ${number}`,
  purchaseOrder: (number) => `発注書 ${number}`,
  account: 'アカウント',
  deleted: 'このアカウントは削除されています。メッセージを送っても読む人がいません。',
}
