import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '../../platform/mail/isolated.ts'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  codeSent: '新しいアドレスにコードをお送りしました。コードを入力するまでは、現在のアドレスが引き続き使用されます。',
  samePassword: '現在のパスワードとは異なるパスワードを設定してください',

  newEmailMail: {
    subject: (provider) => `${isolated(provider)}：新しいメールアドレスの確認コード`,
    title: '新しいメールアドレスの確認',
    enter: '今後このアドレスでサインインするには、プロフィールで次のコードを入力してください。',
    button: 'コードを入力',
    expires: 'コードの有効期間は15分で、1回のみ使用できます。',
    notYou: 'お心当たりがない場合は、コードを使用せず、このメールを破棄してください。',
    footer: (provider) =>
      `このメールは、${isolated(provider)}の製造ポータルでこのアドレスが入力されたためお送りしています。`,
  },
  addressInUseMail: {
    subject: (provider) => `${isolated(provider)}：このアドレスが別のアカウントで入力されました`,
    title: 'このアドレスを使用しようとした方がいます',
    explain: (provider) =>
      `どなたか（ご本人の可能性もあります）が、${isolated(provider)}の別のアカウントのメールアドレスをこのアドレスに変更しようとしました。このアドレスはすでにお客様のアカウントで使用されているため、何も変更していません。`,
    wasYou:
      'ご本人による操作の場合：1つのアドレスは1つのアカウントでのみ使用できます。このアドレスのアカウントでサインインしてください。',
    wasNotYou: 'お心当たりがない場合も、対応は必要ありません。',
    button: (provider) => `${isolated(provider)}へ`,
    footer: (provider) => `このメールは、${isolated(provider)}のアカウントをお持ちの方にお送りしています。`,
  },
}
