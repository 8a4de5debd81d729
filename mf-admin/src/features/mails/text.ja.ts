import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: '送信できなかったメール',
  description: '過去30日間に配信できなかったメールです。',
  list: {
    caption: '送信できなかったメール',
    noun: 'メール',
    search: { label: '送信できなかったメールを検索', placeholder: '宛先または件名' },
    noMatch: '一致するメールがありません',
  },
  states: {
    '': 'すべて',
    refused: 'メールサーバーが拒否',
    given_up: '送信を断念',
    retried: '再送済み',
  },
  sorts: { 'date-desc': '新しい順', 'date-asc': '古い順' },
  columns: {
    recipient: '宛先',
    purpose: '用件',
    failedAt: '日時',
    outcome: '結果',
    actions: '操作',
  },
  purposes: {
    registration: '登録',
    password_reset: 'パスワードの再設定',
    email_change: 'メールアドレスの変更',
    invitation: '招待',
    notice: 'お知らせ',
  },
  tries: (count) => `${count.toLocaleString('ja-JP')}回試行`,
  retriedAt: (moment) => `${moment}に再送`,
  none: 'すべてのメールが配信されました',
  noneText: 'メールサーバーが拒否したメールや、期限内に受け付けなかったメールがここに表示されます。',
  retry: '再送',
  retryOf: (recipient) => `再送：${recipient}宛てのメール`,
  done: '送信待ちに追加しました',
  doneText: 'まもなく送信されます。再び失敗した場合は、ここに再度表示されます。',
  failed: 'メールを再送できませんでした',
  failedText: 'もう一度お試しください',
}
