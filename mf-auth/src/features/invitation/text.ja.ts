import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  loadingTitle: '招待',
  title: (company) => `${isolated(company)}に参加`,
  subtitle: (provider, inviter, company) =>
    `${isolated(inviter)}さんが${isolated(provider)}の${isolated(company)}に招待しています。`,
  facts: { role: '役割', address: '宛先', until: '有効期限' },
  failedTitle: '招待を開けませんでした',
  retry: '再試行',
  home: 'スタートページへ',

  gone: {
    title: 'この招待は無効です',
    text: '回答済みか取り消されたか、有効期限が切れたか、リンクが不完全です。招待した方に新しい招待を依頼してください。',
  },
  newAccount: {
    label: '招待を承諾',
    intro: 'パスワードを設定してアカウントを作成してください。作成後、自動的にサインインします。',
    submit: '承諾してアカウントを作成',
    welcome: 'ようこそ',
  },
  signIn: {
    text: 'このアドレスのアカウントがあります。サインインして招待を承諾してください。',
    action: 'サインインして承諾',
  },
  accept: {
    action: '招待を承諾',
    done: (company) => `${isolated(company)}のメンバーになりました`,
    failed: '招待を承諾できませんでした',
    failedText: '招待はまだ有効です。もう一度お試しください。',
    elsewhere: (company) =>
      `アカウントはすでに${isolated(company)}に所属しています。先にその会社から退出するか、当社に移動を依頼してください。`,
    toCompany: '会社のページへ',
  },
  decline: {
    action: '辞退',
    title: 'この招待を辞退しますか？',
    text: (company) =>
      `リンクは使えなくなります。後で${isolated(company)}に参加するには、再度招待してもらう必要があります。`,
    confirm: '招待を辞退',
    failed: '招待を辞退できませんでした',
    failedText: '招待はまだ有効です。もう一度お試しください。',
    doneTitle: '招待を辞退しました',
    doneText: (inviter, company) =>
      `${isolated(company)}には参加していません。誤って辞退した場合は、${isolated(inviter)}さんに再度招待を依頼してください。`,
  },
}
