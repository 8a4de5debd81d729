import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '../../platform/mail/isolated.ts'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  nameRequired: '氏名を入力してください',
  passwordRequired: 'パスワードを入力してください',

  mail: {
    somebody: 'ご利用者',
    someCompany: '所属会社',
    subject: (provider, inviter, company) =>
      `${isolated(inviter)}様から${isolated(provider)}の「${isolated(company)}」へのご招待`,
    title: (provider, company) => `${isolated(provider)}の「${isolated(company)}」へのご招待`,
    hello: 'ご担当者様',
    explain: (provider, inviter, email, company) =>
      `${isolated(inviter)}様（${email}）が、特注部品の見積・注文・進捗確認ができるポータル「${isolated(provider)}」で、「${isolated(company)}」のメンバーにご招待しています。`,
    roles: {
      owner:
        'オーナーは、会社のために見積の依頼、見積の承諾、注文を行い、同僚の案件を確認し、会社のメンバーを管理できます。',
      buyer: '購買担当者は、会社のために見積の依頼、見積の承諾、注文を行い、同僚の案件を確認できます。',
      viewer: '閲覧者は、会社の見積依頼、見積、注文、書類を閲覧できます。変更はできません。',
    },
    button: '招待を開く',
    validity: (email, until) => `この招待は${email}宛で、${until}まで有効です。`,
    notYou:
      'お心当たりがない場合は、リンク先で辞退するか、このメールを無視してください。承諾しない限り、手続きは進みません。',
    footer: (provider) =>
      `このメールは、${isolated(provider)}の製造ポータルでこのアドレスが会社に招待されたためお送りしています。`,
  },
}
