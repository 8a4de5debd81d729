import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  download: {
    title: 'データのダウンロード',
    explanation:
      '当社が保存しているご自身に関するデータ（JSON）と、アップロードされたファイルを1つのZIPファイルにまとめます。',
    button: 'データをダウンロード',
  },
  deletion: {
    what: '削除される内容',
    title: 'アカウントの削除',
    explanation: 'すべての端末からサインアウトされ、再びサインインすることはできません。この操作は取り消せません。',
    button: 'アカウントを削除',
    dialogTitle: 'アカウントを削除しますか？',
    dialogText: 'この操作は当社でも取り消せません。',
    goes: '削除されるもの',
    person: '氏名、住所、サインイン情報、設定',
    rfqs: (count) => `注文のない見積依頼${count}件（部品とファイルを含む）`,
    quotes: (count) => `これらの見積依頼に対する見積${count}件`,
    nothing: '見積依頼や注文はありません。',
    stays: '残るもの',
    changes: '変更されるもの',
    orders: (count) => `注文${count}件とすべての書類（「削除された顧客」名義）`,
    stillOpen: (open, orders) =>
      open === orders
        ? 'これらの注文は進行中で、まだ納品されていません。'
        : `このうち${open.toLocaleString('ja-JP')}件の注文は進行中で、まだ納品されていません。`,
    ofSupplier: (quotes, orders) => `当社への見積${quotes}件と発注書${orders}件（「削除されたユーザー」名義）`,
    openOrders: (count) => `発注書${count}件の納入が完了していません。納入が完了するまでアカウントを削除できません。`,
    successor: (name) => `${isolated(name)}が会社のオーナーになります`,
    form: 'パスワード',
    word: '削除',
    deleted: 'アカウントを削除しました',
    failed: { title: 'アカウントを削除できませんでした', text: '何も変更されていません。もう一度お試しください。' },
  },
}
