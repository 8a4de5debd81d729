import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '../../platform/mail/isolated.ts'
import type { text as english } from './account-text.ts'

export const text: WordsOf<typeof english> = {
  footer: (provider) => `このメールは、${isolated(provider)}のアカウントをお持ちの方にお送りしています。`,
  passwordChanged: {
    subject: (provider) => `${isolated(provider)}のパスワードが変更されました`,
    title: 'パスワードが変更されました',
    explain: (provider) =>
      `${isolated(provider)}のアカウントのパスワードが先ほど変更されました。サインインしていたほかの端末は、すべてサインアウトされました。`,
    wasYou: 'ご本人による変更の場合、対応は必要ありません。',
    wasNotYou:
      'お心当たりがない場合は、ただちに新しいパスワードを設定してください。ボタンから、コードをメールで受け取るページに進めます。メールアカウントで同じパスワードを使用している場合は、そちらも変更してください。',
    button: '新しいパスワードを設定',
  },
  emailChanged: {
    subject: (provider) => `${isolated(provider)}のアカウントのメールアドレスが変更されました`,
    title: 'メールアドレスが変更されました',
    explain: (provider) =>
      `${isolated(provider)}のアカウントのメールアドレスが、別のアドレスに変更されました。このアドレスではサインインできなくなり、今後メールも届きません。`,
    wasYou: 'ご本人による変更の場合、対応は必要ありません。',
    wasNotYou:
      'お心当たりがない場合は、第三者がアカウントを使用しています。ただちに当社までご連絡ください。また、メールアカウントで同じパスワードを使用していた場合は、そちらのパスワードを変更してください。',
  },
  accountDeleted: {
    subject: (provider) => `${isolated(provider)}のアカウントが削除されました`,
    title: 'アカウントが削除されました',
    explain: (provider) =>
      `${isolated(provider)}のアカウントと個人情報が削除されました。このアカウントではサインインできません。これまでのご注文は、お名前を除いて記録に残ります。`,
    farewell: 'ご利用いただきありがとうございました。いつでも再登録いただけます。',
    wasNotYou: 'お心当たりがない場合は、当社までご連絡ください。',
  },
  accountCreated: {
    subject: (provider) => `${isolated(provider)}のアカウントのご案内`,
    title: 'アカウントが作成されました',
    explain: (provider) =>
      `特注部品の見積・注文・進捗確認ができるポータル「${isolated(provider)}」に、お客様のアカウントが作成されました。`,
    signIn: (email) => `${email}と、お伝えしたパスワードでサインインし、その後ご自身のパスワードを設定してください。`,
    asSupplier: 'サインインページで「サプライヤー」を選択してください。',
    button: 'サインイン',
    noPassword:
      'パスワードを受け取っていない場合は、サインインページの「パスワードをお忘れですか？」から設定してください。',
    notYours: 'お心当たりがない場合は、このメールを無視してください。',
  },
  when: (moment) => `日時：${moment}`,
  device: (device) => `端末：${isolated(device)}`,
}
