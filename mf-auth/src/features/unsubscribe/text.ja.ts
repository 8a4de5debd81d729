import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  loadingTitle: '受け取るメール',
  ask: {
    title: (topic) => `「${topic}」のメールを停止しますか？`,
    daily: '毎日のメールを停止しますか？',
    text: (email) => `${isolated(email)}へのこの件に関するメールを停止します。`,
    button: 'メールを停止',
  },
  off: {
    title: (topic) => `「${topic}」のメールを停止しました`,
    daily: '毎日のメールを停止しました',
    text: (email) =>
      `${isolated(email)}へのメールを停止しました。内容は引き続きポータルで確認できます。アカウント自体に関するメールは常に送信されます。`,
    button: 'メールを再開',
  },
  on: {
    title: (topic) => `「${topic}」のメール`,
    daily: '毎日のメール',
    text: (email) => `${isolated(email)}へのメールを再開しました。`,
  },
  all: 'サインインして、受け取るメールを選択',
  failedTitle: 'リンクを開けませんでした',
  retry: '再試行',
  notSaved: '保存できませんでした',
  gone: {
    title: 'このリンクは無効です',
    text: 'リンクが完全にコピーされていないか、アカウントが削除された可能性があります。メールからもう一度開くか、サインインして受け取るメールを選択してください。',
    button: '受け取るメールを選択',
  },
}
