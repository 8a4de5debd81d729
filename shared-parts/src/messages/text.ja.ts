import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  link: 'メッセージ',
  you: '自分',
  repeated: '選択済み',
  repeatedText: (name) => `${isolated(name)}はすでにこのメッセージに添付されています。`,
  list: {
    list: '会話',
    noun: '会話',
    search: 'メッセージを検索',
  },
  filters: {
    kind: '対象',
    everything: 'すべて',
    shown: '表示する会話',
    all: 'すべて',
    state: { '': 'すべての状態', unread: '未読', unanswered: '未返信', day: '1日以上未返信' },
    assigned: { label: '担当者', '': 'すべての担当者', me: '自分が担当', nobody: '担当者なし' },
    with: { label: '相手', '': 'すべて', customers: '顧客', suppliers: 'サプライヤー' },
  },
  none: 'メッセージはまだありません',
  noMatch: {
    title: '一致する会話がありません',
    texts: { text: '別の条件で検索するか、すべてを表示してください。', clear: 'フィルターをクリア' },
  },
  showAll: 'すべて表示',
  thread: {
    label: '会話',
    messages: (title) => `メッセージ：${isolated(title)}`,
    noun: 'メッセージ',
    back: '会話の一覧に戻る',
    choose: '会話を選択してください',
    chooseText: 'メッセージがここに表示されます。',
    notFound: '会話が見つかりません',
    notFoundText: '対象とともに削除されたか、リンクが間違っている可能性があります。',
    formerMember: 'その会社のメンバーのみ閲覧できます',
    formerMemberText:
      'この会話が属する会社のメンバーではなくなっています。当社との「全般」の会話は引き続きご利用いただけます。',
    failed: '会話を読み込めませんでした',
    showAll: 'すべての会話を表示',
    begin: 'メッセージはまだありません',
    readOnlyBegin: 'これに関するメッセージがここに表示されます。',
  },
  composer: {
    notSent: (why) => `メッセージを送信できませんでした。${why}`,
    unsure:
      '接続が切れたため、メッセージが送信されたか確認できません。内容はここに残っています。もう一度送信しても、二重に送られることはありません。',
    kept: '内容はここに残っています。もう一度お試しください。',
  },
  references: {
    refer: '参照先を追加…',
    menu: 'メッセージの参照先',
    loading: '部品とファイルを読み込み中…',
    failed: '部品とファイルを読み込めませんでした。閉じてからもう一度お試しください。',
    none: 'ほかに参照できる部品やファイルはありません。',
    faces: 'モデルの面を参照するには、ビューアーで面のリンクをコピーし、メッセージに貼り付けてください。',
    tooMany: '1件のメッセージで参照できるのは10件までです',
    sending: 'メッセージを送信中です',
    chosen: '参照先',
    remove: (name) => `${isolated(name)}への参照を削除`,
    face: (face, file) => `${isolated(file)}の面${face}`,
  },
  own: {
    actions: 'このメッセージを変更または削除',
    edit: '編集',
    editTitle: 'メッセージを編集',
    editFailed: 'メッセージを変更できませんでした',
    message: 'メッセージ',
    empty: 'メッセージを入力してください',
    save: '保存',
    delete: '削除',
    deleteTitle: 'このメッセージを削除しますか？',
    deleteText: '本文とファイルは全員の画面から削除されます。メッセージが削除されたという表示は残ります。',
    deleteFailed: 'メッセージを削除できませんでした',
  },
  deleted: 'メッセージは削除されました',
  leave: {
    title: '送信せずに移動しますか？',
    text: '選択したファイルは送信されていません。移動すると、もう一度選択する必要があります。',
  },
}
