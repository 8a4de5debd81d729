import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './dialog-text.ts'

export const text: WordsOf<typeof english> = {
  title: 'キーボードショートカット',
  description: '入力欄に入力していないときに使えます。',
  everywhere: '共通',
  goTo: 'ページ',
  find: '検索',
  findHere: '検索（入力していないとき）',
  help: 'ショートカット一覧を表示',
  between: '続けて',
  on: '単独キーをショートカットとして使う',
  onHint:
    '音声入力を使う場合や、意図せずキーを押してしまう場合はオフにしてください。設定はこのブラウザーに保存されます。',
  close: '閉じる',
}
