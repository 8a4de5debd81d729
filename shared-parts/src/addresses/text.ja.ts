import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  fields: {
    name: '宛名',
    nameHint: '会社名、部署名、または個人名',
    address: '町名・番地',
    city: '市区町村',
    state: '都道府県・州',
    postalCode: '郵便番号',
    country: '国',
  },
  list: {
    change: '編集',
    remove: '削除',
    changeNamed: (address) => `${isolated(address)}を編集`,
    removeNamed: (address) => `${isolated(address)}を削除`,
    own: '会社の所在地',
    noun: '住所',
    empty: '住所はまだありません',
    emptyText: '見積依頼で入力した住所はここに保存され、次回から選択できます。',
  },
  dialog: {
    close: '閉じる',
  },
  form: {
    title: '住所を編集',
    text: 'この住所を使っている見積依頼と注文では、変更前の内容のまま残ります。',
    submit: '住所を保存',
    done: '住所を変更しました',
    failed: '住所を変更できませんでした',
    failedText: '変更前のままです。もう一度お試しください。',
  },
  question: {
    title: 'この住所を削除しますか？',
    text: '今後の見積依頼では選択できなくなります。すでに使っている見積依頼には残ります。この操作は取り消せません。',
    confirm: '住所を削除',
    done: '住所を削除しました',
    gone: 'すでにほかの人が削除していました。',
    failed: '住所を削除できませんでした',
    failedText: '住所は残っています。もう一度お試しください。',
  },
}
