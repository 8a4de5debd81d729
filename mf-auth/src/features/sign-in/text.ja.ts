import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  titles: { signIn: (provider) => `${isolated(provider)}へようこそ`, signUp: () => 'アカウントの作成' },
  subtitles: {
    customer: '見積の依頼、注文の進捗確認、品質の承認をまとめて行えます。',
    supplier: '見積の提出と発注書の受領をまとめて行えます。',
  },
  tabs: { label: 'サインインまたは登録', signIn: 'サインイン', signUp: '登録' },
  forgot: 'パスワードをお忘れですか？',
  signIn: 'サインイン',
  signUp: 'アカウントを作成',
  company: '会社',
  welcomeBack: 'おかえりなさい',
  welcome: 'ようこそ',
  loginFailed: 'サインインできませんでした',
  registrationFailed: '登録できませんでした',
  verificationRequired: ['メールアドレスの確認が必要です', 'サインインする前にメールアドレスを確認してください。'],
  registered: ['登録しました', 'メールに記載された確認コードをご確認ください。'],
  resetRequired: ['パスワードの再設定が必要です', '続けるには、ご自身のパスワードを設定してください。'],
  returning: 'サインインすると、前回の続きから再開できます。',
  forced: {
    title: 'パスワードの再設定',
    subtitle: 'このアカウントは管理者が作成しました。ご自身のパスワードを設定してください。',
    current: '現在のパスワード',
    submit: 'パスワードを再設定',
    updated: ['パスワードを更新しました', 'サインインしました。'],
    error: 'エラー',
    failed: 'パスワードを再設定できませんでした。もう一度お試しください。',
    back: 'サインインに戻る',
  },
}
