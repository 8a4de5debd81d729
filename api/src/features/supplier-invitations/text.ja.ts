import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '../../platform/mail/isolated.ts'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  mail: {
    subject: (provider) => `${isolated(provider)}から特注部品の見積へのご招待`,
    title: 'サプライヤー登録のご案内',
    hello: 'ご担当者様',
    explain: (company) =>
      `${company === null ? '貴社' : `${isolated(company)}様`}に特注部品の見積をお願いしたく、ご連絡いたしました。サプライヤーポータルでは、図面付きの見積依頼の受領、見積の提出、発注書の進捗確認ができます。`,
    button: '招待を開く',
    validity: (email, until) => `この招待は${email}宛で、${until}まで有効です。`,
    notYou: 'お心当たりがない場合は、このメールを無視してください。承諾しない限り、手続きは進みません。',
    footer: (provider) =>
      `このメールは、${isolated(provider)}のサプライヤーポータルにこのアドレスを招待したためお送りしています。`,
  },
}
