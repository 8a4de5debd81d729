import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '../../platform/mail/isolated.ts'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  verified: 'メールアドレスを確認しました。',
  verifiedWithoutPassword:
    'メールアドレスを確認しました。このアドレスは複数回登録されているため、「パスワードをお忘れですか？」からパスワードを設定してください。',
  codeSent: 'このアドレスに確認待ちのアカウントがある場合は、新しいコードをお送りします。',
  resetSent: 'このアドレスのアカウントがある場合は、再設定コードをお送りします。',
  passwordReset: 'パスワードを再設定しました。',
  locked: (minutes) =>
    `サインインの試行回数が多すぎます。${minutes}分ほどお待ちいただくか、「パスワードをお忘れですか？」から新しいパスワードを設定すると、すぐにサインインできます。`,
  passwordTooLong: 'パスワードは128文字以内で入力してください',
  sameAsCurrent: '現在のパスワードとは異なるパスワードを設定してください',

  mailFooter: (provider) =>
    `このメールは、${isolated(provider)}の製造ポータルでこのアドレスが入力されたためお送りしています。`,
  hello: (name) => `${isolated(name)} 様`,
  helloNobody: 'ご利用者様',
  codeFor: {
    customer: 'お客様ポータルのアカウントに関するご連絡です。',
    supplier: 'サプライヤーポータルのアカウントに関するご連絡です。',
    admin: '管理者アカウントに関するご連絡です。',
  },
  verifyMail: {
    subject: (provider) => `${isolated(provider)}の確認コード`,
    title: 'メールアドレスの確認',
    enter: 'メールアドレスを確認するため、次のコードを入力してください。',
    button: 'コードを入力',
    expires: 'コードの有効期間は15分で、1回のみ使用できます。',
    notYou: '登録した覚えがない場合は、コードを使用せず、このメールを破棄してください。',
  },
  resetMail: {
    subject: (provider) => `${isolated(provider)}のパスワード再設定コード`,
    title: 'パスワードの再設定',
    enter: '新しいパスワードを設定するため、次のコードを入力してください。',
    button: '新しいパスワードを設定',
    expires: 'コードの有効期間は15分で、1回のみ使用できます。',
    notYou: '再設定を依頼した覚えがない場合は、このメールを無視してください。パスワードは変わりません。',
  },
  existingMail: {
    subject: (provider) => `${isolated(provider)}のアカウントはすでに登録されています`,
    title: 'アカウントはすでに登録されています',
    explain:
      'どなたか（おそらくご本人）がこのアドレスで登録しようとしました。このアドレスにはすでにアカウントがあるため、新しいアカウントは作成していません。',
    forgotten: 'これまでどおりサインインするか、パスワードをお忘れの場合は新しいパスワードを設定してください。',
    button: (provider) => `${isolated(provider)}へ`,
    notYou: 'お心当たりがない場合も、対応は必要ありません。',
  },
}
