import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

/** How long to wait, in words. @param seconds from the server's answer, above 0 */
function waitWords(seconds: number): string {
  if (seconds < 100) return `${Math.ceil(seconds)}秒`
  if (seconds < 100 * 60) return `${Math.ceil(seconds / 60)}分`
  return `${Math.ceil(seconds / 3600)}時間`
}

export const text: WordsOf<typeof english> = {
  email: 'メールアドレス',
  emailPlaceholder: 'you@company.com',
  name: '氏名',
  password: 'パスワード',
  passwordPlaceholder: '8文字以上',
  repeatPassword: 'パスワード（再入力）',
  newPassword: '新しいパスワード',
  confirmPassword: '新しいパスワード（確認）',
  backToLogin: 'サインインに戻る',
  toggle: { label: 'アカウントの種類', customer: 'お客様', supplier: 'サプライヤー' },
  tooManyAttempts: (seconds) => `試行回数が多すぎます。${waitWords(seconds)}ほど待ってから、もう一度お試しください。`,
  tooManySignIns: (seconds) =>
    `試行回数が多すぎます。${waitWords(seconds)}ほど待ってからもう一度お試しいただくか、「パスワードをお忘れですか？」から新しいパスワードを設定してすぐにサインインしてください。`,
  unexpected: '予期しない問題が発生しました。もう一度お試しください。',
  otherAccount: {
    text: (name, email, invited) =>
      `別のアカウントでサインインしています：${isolated(name)}（${email}）。この招待は${invited}宛です。招待を承諾するにはサインアウトしてください。`,
    logOut: 'サインアウト',
    failed: 'サインアウトできませんでした',
    failedText: 'まだサインインしています。もう一度お試しください。',
  },
}
