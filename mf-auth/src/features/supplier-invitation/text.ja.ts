import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  loadingTitle: '招待',
  title: 'サプライヤーとして参加',
  subtitle: (provider, company) =>
    company
      ? `${isolated(provider)}が${isolated(company)}をサプライヤーポータルに招待しています。`
      : `${isolated(provider)}がサプライヤーポータルに招待しています。`,
  facts: { message: 'メッセージ', address: '宛先', until: '有効期限' },
  failedTitle: '招待を開けませんでした',
  retry: '再試行',
  home: 'スタートページへ',
  gone: {
    title: 'この招待は無効です',
    text: '回答済みか取り消されたか、有効期限が切れたか、リンクが不完全です。すでに承諾済みの場合はサインインしてください。それ以外の場合は、当社に新しい招待をご依頼ください。',
  },
  exists: {
    title: 'すでにアカウントがあります',
    text: (email) => `${email}のサプライヤーアカウントがあります。サインインしてください。`,
    action: 'サインイン',
  },
  form: {
    label: '招待を承諾',
    intro: 'パスワードを設定してサプライヤーアカウントを作成してください。作成後、自動的にサインインします。',
    company: '会社名',
    submit: '承諾してアカウントを作成',
    welcome: 'ようこそ',
    failed: '招待を承諾できませんでした',
    failedText: '招待はまだ有効です。もう一度お試しください。',
  },
  decline: {
    action: '辞退',
    title: 'この招待を辞退しますか？',
    text: 'リンクは使えなくなります。後で参加するには、再度招待を受ける必要があります。',
    confirm: '招待を辞退',
    failed: '招待を辞退できませんでした',
    failedText: '招待はまだ有効です。もう一度お試しください。',
    doneTitle: '招待を辞退しました',
    doneText: (provider) =>
      `サプライヤーとして参加していません。誤って辞退した場合は、${isolated(provider)}に再度招待をご依頼ください。`,
  },
}
