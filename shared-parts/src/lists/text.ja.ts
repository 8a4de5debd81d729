import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  status: 'ステータス',
  sort: '並べ替え',
  allStatuses: 'すべてのステータス',
  sorts: {
    'date-desc': '日付（新しい順）',
    'date-asc': '日付（古い順）',
    status: 'ステータス',
    project: 'プロジェクト名',
    quantity: '数量',
    amount: '金額',
    'needed-by': '希望納期（早い順）',
  },
  exportCsv: {
    failed: 'エクスポートできませんでした',
    nothing: 'エクスポートするデータがありません',
  },
  savedFilters: {
    menu: '保存済みフィルター',
    save: 'このフィルターを保存…',
    nothingChosen: '先にフィルター、並べ替え、または検索を指定してください',
    manage: '名前の変更・共有・削除…',
    loading: '保存済みフィルターを読み込み中',
    failed: '保存済みフィルターを読み込めませんでした',
    none: 'この一覧にはまだ保存済みフィルターがありません',
    dialog: {
      save: 'このフィルターを保存',
      saveText: 'どの端末でも「保存済みフィルター」から利用できます。名前はご自身にのみ表示されます。',
      rename: '保存済みフィルターの名前を変更',
      name: '名前',
      nameMissing: '名前を入力してください',
      submit: { save: '保存', rename: '名前を変更', replace: '置き換える' },
      taken: 'この名前のフィルターはすでに保存されています。置き換えるか、別の名前を指定してください。',
      takenByOthers: 'この名前で別のフィルターが保存されています。別の名前を指定してください。',
      cancel: 'キャンセル',
      sending: '保存中',
    },
    manager: {
      title: '保存済みフィルター',
      text: 'リンクを開くと、このフィルターを適用した一覧が表示されます。このページを開ける人なら誰でもリンクを使えますが、表示されるのは各自にアクセス権のある内容だけです。',
      empty: '保存済みフィルターはありません。',
      rename: (name) => `${isolated(name)}の名前を変更`,
      copy: (name) => `${isolated(name)}へのリンクをコピー`,
      remove: (name) => `${isolated(name)}を削除`,
      close: '閉じる',
    },
    question: {
      title: (name) => `「${isolated(name)}」を削除しますか？`,
      text: '一覧そのものは変わりません。共有したリンクも引き続き使えます。',
      confirm: '削除',
    },
    done: {
      saved: (name) => `「${isolated(name)}」として保存しました`,
      renamed: (name) => `名前を「${isolated(name)}」に変更しました`,
      removed: (name) => `「${isolated(name)}」を削除しました`,
      goneAlready: (name) => `「${isolated(name)}」はすでに削除されています`,
      copied: 'リンクをコピーしました',
    },
    wrong: {
      saved: 'フィルターを保存できませんでした',
      renamed: 'フィルターの名前を変更できませんでした',
      removed: 'フィルターを削除できませんでした',
      copied: 'リンクをコピーできませんでした',
      copiedText: '保存済みフィルターを名前から開き、ページのアドレスをコピーしてください。',
    },
  },
  gone: 'この行はすでに一覧にありません。入力内容を送信または破棄するまで、ここに表示されます。',
  tryAgain: 'もう一度お試しください。',
}
