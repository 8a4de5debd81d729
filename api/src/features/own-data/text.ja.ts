import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '../../platform/mail/isolated.ts'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  folder: 'kerf-data',
  unnumbered: 'その他',
  readme: {
    title: (provider, name) => `${isolated(provider)}：${isolated(name)}様のデータ`,
    made: (moment) => `作成日時：${moment}（UTC）`,
    kinds: '末尾が.jsonのファイルはテキストです。JSONを読み込めるプログラムやテキストエディターで開けます。',
    files: {
      'account.json':
        'ご自身、会社、会社での役割についてのご登録内容、受け取るメールの種類と頻度、保存した一覧のフィルター、作成中で未送信の見積依頼（rfqDraft）、過去90日間の通知（told）、サインインした場所、操作の記録（activity）、アカウントの履歴（history）。',
      'rfqs.json': 'お客様の見積依頼とその部品、および当社の見積とそのすべての改訂。',
      'orders.json': 'お客様の注文とその明細、工程、出荷、検査項目、品質に関する判断。',
      'supplier.json':
        'サプライヤープロフィールとその証明書、当社からの見積依頼、ご提出いただいたすべての見積、当社からの発注書とそれに対するご報告。',
      'messages.json': '送信したメッセージと受信したメッセージ。',
      'files/': 'アップロードしたファイル。見積依頼、見積、注文ごとのフォルダーに分かれています。',
    },
    notHere:
      'パスワードは含まれていません。パスワードは当社を含め、誰も読み取れません。同僚がアップロードまたは記入したものは同僚のデータのため、含まれていません。',
  },
}
