import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  password: {
    title: 'パスワード',
    description: '8文字以上。新しいパスワードを設定すると、ほかのすべての端末がサインアウトされます。',
    submit: 'パスワードを変更',
    changed: ['パスワードを変更しました', 'ほかの端末はサインアウトされました。'],
    failed: { title: 'パスワードを変更できませんでした', text: 'もう一度お試しください。' },
  },
  devices: {
    what: '端末の一覧',
    title: 'サインイン中の端末',
    description: '心当たりのない端末はサインアウトしてください。',
    list: 'サインイン中の端末',
    current: 'この端末',
    signedIn: (when) => `サインイン：${when}`,
    lastSeen: (when) => `最終利用：${when}`,
    now: '現在使用中',
    noAddress: 'アドレス不明',
    signOut: 'サインアウト',
    signOutLabel: (device) => `${isolated(device)}をサインアウト`,
    signOutTitle: (device) => `${isolated(device)}をサインアウトしますか？`,
    signOutText: 'この端末の利用者は再度サインインが必要になります。保存されていない内容は失われます。',
    signOutHereTitle: 'この端末をサインアウトしますか？',
    signOutHereText: 'ここでサインアウトされ、再度サインインが必要になります。',
    signedOut: (device) => `${isolated(device)}をサインアウトしました`,
    signOutOthers: 'ほかの端末をすべてサインアウト',
    signOutOthersTitle: (count) => `ほかの${count}台の端末をサインアウトしますか？`,
    signOutOthersText: 'この端末ではサインインしたままです。ほかの端末では再度サインインが必要になります。',
    othersSignedOut: (count) =>
      count === 0 ? 'ほかにサインイン中の端末はありませんでした' : `ほかの${count}台の端末をサインアウトしました`,
    failed: { title: 'サインアウトできませんでした', text: 'もう一度お試しください。' },
  },
}
