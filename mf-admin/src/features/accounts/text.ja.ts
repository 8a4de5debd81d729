import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import { text as shared } from '../shared/text.ts'
import type { text as english } from './text.ts'

const items = (what: string, count: number) => `${what}${count.toLocaleString('ja-JP')}件`

export const text: WordsOf<typeof english> = {
  title: 'アカウント',
  description: 'サインインできるすべてのユーザー、そのサインイン状況、アカウントの履歴です。',
  add: '管理者を追加',
  list: {
    caption: 'アカウント',
    noun: 'アカウント',
    search: { label: 'アカウントを検索', placeholder: '名前、メールアドレス、会社' },
    noMatch: '一致するアカウントはありません',
  },
  kinds: {
    label: 'アカウントの種類',
    '': 'すべて',
    customer: '顧客',
    supplier: 'サプライヤー',
    admin: '管理者',
  },
  kind: { customer: '顧客', supplier: 'サプライヤー', admin: '管理者' },
  states: {
    '': 'すべてのステータス',
    verified: '確認済み',
    unverified: '未確認',
    password_reset: 'パスワード変更が必要',
  },
  sorts: { 'date-desc': '日付（新しい順）', 'date-asc': '日付（古い順）', name: '名前' },
  columns: {
    name: '名前',
    kind: '種類',
    company: '会社と役割',
    state: 'ステータス',
    lastSignIn: '最終サインイン',
    devices: '端末',
    created: '作成日',
    actions: '操作',
  },
  roles: shared.companyRoles,
  you: '自分',
  none: 'アカウントはありません',
  noneText: '登録した人、招待された人、管理者が追加した人がここに表示されます。',
  never: 'なし',
  unsaid: '–',
  view: '表示',
  viewNamed: (name) => `${isolated(name)}を表示`,
  panel: {
    unknown: 'アカウント',
    loadFailed: 'アカウントを読み込めませんでした',
    kind: '種類',
    state: 'ステータス',
    company: '会社',
    created: '作成日',
    lastSignIn: '最終サインイン',
    devices: 'サインイン中の端末',
    customer: '顧客を表示',
  },
  role: {
    label: '会社での役割',
    hints: {
      owner: '会社を代表して操作し、メンバーを管理します',
      buyer: '見積依頼の送信、見積への回答、品質検査の承認を行います',
      viewer: '会社のすべてを閲覧でき、変更はできません',
    },
    save: '役割を保存',
    unchanged: '先に別の役割を選択してください',
    done: '役割を変更しました',
    doneText: (name, role) => `${isolated(name)}さんの役割は「${role}」になりました。`,
    failed: '役割を変更できませんでした',
  },
  signOut: {
    action: 'すべての端末からサインアウト',
    nowhere: 'このアカウントがサインインしている端末はありません',
    title: (name) => `${isolated(name)}さんをすべての端末からサインアウトさせますか？`,
    body: (devices) =>
      `このアカウントの${devices === 1 ? 'セッション' : `${devices.toLocaleString('ja-JP')}件のセッションすべて`}がただちに終了します。端末上の未保存の内容は失われます。パスワードは変わりません。`,
    ownBody: 'これはご自身のアカウントです。この端末でも再度サインインが必要になります。',
    confirm: 'すべての端末からサインアウト',
    done: 'すべての端末からサインアウトしました',
    doneText: (name, devices) =>
      `${isolated(name)}さんを${devices.toLocaleString('ja-JP')}台の端末からサインアウトさせました。`,
    failed: 'サインアウトさせることができませんでした',
  },
  deletion: {
    action: 'アカウントを削除',
    own: 'ご自身のアカウントはここでは削除できません。プロフィールから削除できます。',
    title: (name) => `${isolated(name)}さんのアカウントを削除しますか？`,
    goes: (email) => `すべての端末で${email}によるサインインができなくなり、個人情報が削除されます。`,
    rfqs: (count) => items('見積依頼', count),
    quotes: (count) => items('見積', count),
    orders: (count) => items('注文', count),
    withoutOrder: (rfqs) => `注文のない${rfqs}が削除されます。`,
    nothing: 'このアカウントに見積依頼や注文はありません。',
    withItsQuote: '注文のない見積依頼1件とその見積が削除されます。',
    withQuotes: (rfqs, quotes) => `注文のない${rfqs}と、その${quotes}が削除されます。`,
    kept: (orders) => `${orders}は個人情報を除き、「削除された顧客」として残ります。`,
    stillOpen: (open, orders) => {
      if (open === orders) return `${open === 1 ? 'この注文' : 'これらの注文'}は進行中で、まだ納品されていません。`
      return `このうち${items('注文', open)}は進行中で、まだ納品されていません。`
    },
    nothingAsked: 'このアカウントにサプライヤー見積依頼、見積、発注書はありません。',
    keptOfSupplier: (requests, quotes, orders) =>
      `${items('サプライヤー見積依頼', requests)}、${items('サプライヤー見積', quotes)}、${items('発注書', orders)}は「削除されたユーザー」として残ります。`,
    openOrders: (count) =>
      `${items('発注書', count)}に未入荷の品物があります。先に入荷を登録するか、キャンセルしてください。`,
    owesGoods: 'このサプライヤーには未納入の品物があります',
    successor: (name, company) => `${isolated(name)}さんが${isolated(company)}のオーナーになります。`,
    forGood: 'この操作は取り消せません。',
    confirm: 'アカウントを削除',
    done: 'アカウントを削除しました',
    doneText: (name) => `${isolated(name)}さんのアカウントを削除しました。`,
    failed: 'アカウントを削除できませんでした',
    previewFailed: '削除される内容を確認できませんでした',
  },
  adding: {
    title: '管理者の追加',
    description:
      '管理者はすべてを閲覧でき、すべてのアカウントを管理できます。初期パスワードは初回サインイン時に変更が必要です。',
    name: '氏名',
    email: 'メールアドレス',
    password: '初期パスワード',
    passwordHint: '6文字以上。メールでは送信されないため、直接お伝えください。',
    submit: '管理者を追加',
    sending: 'アカウントを作成しています',
    done: '管理者を追加しました',
    doneText: (email) => `${email}にメールを送信しました。初期パスワードは直接お伝えください。`,
    failed: '管理者を追加できませんでした',
  },
}
