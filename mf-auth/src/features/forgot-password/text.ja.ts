import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: 'パスワードをお忘れの方',
  subtitle:
    'メールアドレスとアカウントの種類を入力してください。新しいパスワードを設定するためのコードをお送りします。',
  accountType: 'アカウントの種類',
  choose: 'アカウントの種類を選択',
  customer: 'お客様ポータル',
  supplier: 'サプライヤーポータル',
  submit: '再設定メールを送信',
  sentTitle: 'メールをご確認ください',
  sentText: 'このアドレスのアカウントがある場合、再設定コードをお送りしました。有効期限は15分です。',
  enterCode: '再設定コードを入力',
  again: 'メールを再送信',
  againIn: (seconds) => `メールを再送信（${seconds}秒）`,
  submitIn: (seconds) => `再設定メールを送信（${seconds}秒）`,
  againReason: '新しいメールは30秒ごとに送信できます。',
  sentToast: ['再設定メールを送信しました', 'このアドレスのアカウントがある場合、再設定コードが届きます。'],
  failed: '送信できませんでした',
  failedText: '再設定メールを送信できませんでした。もう一度お試しください。',
}
