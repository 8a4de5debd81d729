import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: 'パスワードの再設定',
  subtitle: (email) => `${email}に送信したコードと、新しいパスワードを入力してください。`,
  code: '再設定コード',
  confirm: 'パスワード（確認）',
  submit: 'パスワードを再設定',
  another: 'コードを再送信',
  doneTitle: 'パスワードの再設定完了',
  doneText: 'パスワードを変更し、すべての端末からサインアウトしました。新しいパスワードでサインインしてください。',
  done: 'サインインへ進む',
  doneToast: 'パスワードを再設定しました',
  failed: '再設定できませんでした',
  failedText: 'パスワードを再設定できませんでした。もう一度お試しください。',
}
