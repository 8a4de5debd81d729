import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: 'メールアドレスの確認',
  subtitle: (email) => `${email}に6桁のコードを送信しました。コードを入力して登録を完了してください。`,
  code: '確認コード',
  submit: 'メールアドレスを確認',
  resend: 'コードを再送信',
  resendIn: (seconds) => `コードを再送信（${seconds}秒）`,
  resendReason: '新しいコードは30秒ごとに送信できます。',
  back: '登録に戻る',
  verified: 'メールアドレスを確認しました',
  verifiedText: 'アカウントの準備ができました。',
  signInSoon: (seconds) => `${seconds}秒後にサインインへ移動します。`,
  signIn: 'サインインへ',
  verifiedToast: 'メールアドレスを確認しました',
  sentToast: ['確認コードを送信しました', 'メールに記載された新しいコードをご確認ください。'],
  undelivered: '前回のメールが届きませんでした。',
  undeliveredText: (email) =>
    `${email}への前回のメールがメールサーバーに拒否されました。アドレスをご確認ください。誤っている場合は、戻って正しいアドレスで登録し直してください。正しい場合は、メールサーバーの管理者にお問い合わせください。`,
  failed: '確認できませんでした',
  resendFailed: ['コードを再送信できませんでした', 'もう一度お試しください'],
  emailNotFound: ['メールアドレスが見つかりません', '戻って、もう一度登録してください'],
}
