import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: 'プロフィール',
  supplierTitle: 'アカウント',
  description: '登録情報、サインイン方法、メール通知の内容を管理できます。',
  tabs: {
    label: 'プロフィールの項目',
    account: 'アカウント',
    security: 'セキュリティ',
    notifications: '通知',
    company: '会社',
    data: 'ご自身のデータ',
  },
  password: '現在のパスワード',
  unsaved: {
    title: '保存せずに移動しますか？',
    explanation: 'ここでの変更は保存されておらず、失われます。',
    leave: '移動する',
    stay: 'とどまる',
  },
  loadFailed: {
    title: (what) => `${what}を読み込めませんでした`,
    text: 'データは失われていません。',
  },
}
