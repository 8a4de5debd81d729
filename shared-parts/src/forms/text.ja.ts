import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  guard: {
    title: '保存せずに移動しますか？',
    text: 'ここに入力した内容はまだ保存されておらず、失われます。',
    leave: '移動する',
    stay: 'とどまる',
  },
  changed: {
    by: (name, when) => `入力中に${isolated(name)}さんがこの内容を変更しました${when}。`,
    bySelf: (when) => `入力中に、別のウィンドウでご自身がこの内容を変更しました${when}。`,
    bySomebody: (when) => `入力中にこの内容が変更されました${when}。`,
    present: '現在の内容：',
    nothing: 'なし',
    choose: '入力した内容は残っています。どちらを残すか選択してください。',
    keepMine: '自分の内容を残す',
    takeTheirs: '変更後の内容を使う',
    first: '先に選択してください',
    notSent: '未保存',
    firstText: 'この間にほかの人が内容を変更しました。どちらを残すか選択してから送信してください。',
  },
  choice: {
    by: (name, when) => `この間に${isolated(name)}さんが内容を変更しました（${when}）。何も保存されていません。`,
    bySelf: (when) => `別のウィンドウでご自身が内容を変更しました（${when}）。何も保存されていません。`,
  },
  ended: {
    /** @param did as in 'この見積依頼を却下しました' @param when ends with a comma, or nothing */
    by: (name, did, when) => `${isolated(name)}さんが${when}${did}。`,
    bySelf: (did, when) => `ご自身が${when}${did}。`,
    bySomebody: (was, when) => `${when}${was}。`,
    on: (when) => `${when}に、`,
    meanwhile: (name, when) => `${isolated(name)}さんが${when}に行いました。`,
    meanwhileSelf: (when) => `ご自身が${when}に行いました。`,
    kept: '入力した内容はもう送信できませんが、ここで確認やコピーができます。',
    discard: '入力内容を破棄',
    off: 'もう送信できません',
  },
  dialog: { cancel: 'キャンセル', sending: '送信中です', notSent: '未送信' },
  restored: {
    text: (when) => `${when}に入力して送信しなかった内容が残っています。`,
    discard: '破棄',
  },
}
