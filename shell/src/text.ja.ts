import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  pageTitle: (page, provider) => `${page} · ${isolated(provider)}`,
  welcomeFallback: { customer: 'お客様', supplier: 'サプライヤー', admin: '管理者' },
  shortcuts: 'キーボードショートカット',
  logout: 'サインアウト',
  logoutDiscards: 'サインアウトすると入力内容は破棄されます。ファイルは選択し直す必要があります。',
  drafts: { title: '送信せずにサインアウトしますか？', leave: 'サインアウト', stay: 'とどまる' },
  logoutFailed: {
    title: 'サインアウトできませんでした',
    description: 'サーバーに接続できませんでした。まだサインインしています。もう一度お試しください。',
  },
  notFound: {
    code: '404',
    title: 'ページが見つかりません',
    text: 'このアドレスには何もありません。移動されたか、リンクが不完全な可能性があります。',
    home: 'スタートページへ',
  },
  accessDenied: {
    title: 'アクセスできません',
    text: 'このページにアクセスする権限がありません。',
    adminsOnly: 'このページにアクセスするには管理者権限が必要です。',
    home: 'スタートページへ',
  },
  moduleFailed: {
    title: (module) => `「${module}」を読み込めませんでした`,
    text: (provider) =>
      `${isolated(provider)}のその他の機能は引き続き利用できます。この部分はしばらくすると利用できる場合があります。`,
  },
  pageFailed: {
    title: 'このページで問題が発生しました',
    text: (provider) => `エラーのため表示できません。${isolated(provider)}のその他の機能は引き続き利用できます。`,
  },
  loading: '読み込み中',
  retry: '再試行',
  sessionUnknown: {
    title: (provider) => `${isolated(provider)}に接続できませんでした`,
    text: 'サインインの状態を確認できませんでした。失われたデータはありません。',
  },
  sessionEnded: 'セッションが終了しました。もう一度サインインしてください。',
}
