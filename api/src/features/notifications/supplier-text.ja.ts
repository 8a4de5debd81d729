import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '../../platform/mail/isolated.ts'
import type { text as english } from './supplier-text.ts'

const inDays = (days: number) => {
  if (days === 0) return '本日'
  return days === 1 ? '明日' : `${days}日後`
}

export const text: WordsOf<typeof english> = {
  requested: {
    subject: (reference, project) => `${isolated(reference)}：${isolated(project)}の見積のお願い`,
    title: '新しい見積依頼',
    explain: (project) => `${isolated(project)}の見積をお願いいたします。図面と数量はポータルでご確認ください。`,
    due: (day) => `${day}までに見積をご提出ください。`,
    button: '見積依頼を表示',
  },
  changed: {
    subject: (reference, project) => `${isolated(reference)}：${isolated(project)}の見積依頼が変更されました`,
    title: '見積依頼の変更',
    explain: (project) =>
      `${isolated(project)}の見積依頼の内容を変更しました。すでに見積をご提出いただいている場合は、内容をご確認のうえ、再度ご提出ください。`,
  },
  reopened: {
    subject: (reference, project) => `${isolated(reference)}：${isolated(project)}の見積受付を再開しました`,
    title: '見積期限の変更',
    explain: (project) => `${isolated(project)}の見積依頼に新しい期限が設定されました。`,
  },
  accepted: {
    subject: (reference, project) => `${isolated(reference)}：${isolated(project)}の見積を採用いたします`,
    title: '見積が採用されました',
    explain: (project) => `${isolated(project)}の見積を採用いたしました。`,
    award: (part, quantity) => `${isolated(part)}：${quantity}個`,
    next: '後ほど発注書をお送りします。',
    button: '見積を表示',
  },
  notSelected: {
    subject: (reference, project) => `${isolated(reference)}：${isolated(project)}の見積は不採用となりました`,
    title: '見積は不採用となりました',
    explain: (project) =>
      `${isolated(project)}の見積をご提出いただき、ありがとうございました。今回は別の見積を採用いたしました。`,
  },
  takenBack: {
    subject: (reference, project) => `${isolated(reference)}：${isolated(project)}の採用を取り消しました`,
    title: '採用の取り消し',
    explain: (project) =>
      `${isolated(project)}の見積の採用を取り消しました。発注は行われていません。見積は再び検討中となります。`,
  },
  ordered: {
    subject: (number, project) => `発注書${number}：${isolated(project)}`,
    title: '新しい発注書',
    explain: (number, project) =>
      `${isolated(project)}の発注書${number}を発行しました。納入予定日を入力のうえ、受諾してください。`,
    button: '発注書を表示',
  },
  receiptCorrected: {
    subject: (number) => `${isolated(number)}：入荷数を訂正しました`,
    title: '入荷の訂正',
    now: (good, faulty) => `この納品の入荷数は、良品${good}個、不良品${faulty}個です。`,
    before: (good, faulty) => `訂正前の記録は、良品${good}個、不良品${faulty}個でした。`,
    day: (day, before) => `入荷日は${before}ではなく${day}です。`,
    because: (reason) => `理由：${isolated(reason)}`,
  },
  orderChanged: {
    subject: (number) => `発注書${number}が変更されました`,
    title: '発注書の変更',
    explain: (number, day) => `発注書${number}が変更されました。納期は${day}です。`,
  },
  cancelled: {
    subject: (number) => `発注書${number}がキャンセルされました`,
    title: '発注書のキャンセル',
    explain: (number) => `発注書${number}をキャンセルしました。`,
  },
  quoted: {
    subject: (reference, name, project) =>
      `${isolated(reference)}：${isolated(name)}から${isolated(project)}の見積が届きました`,
    title: 'サプライヤーから見積が届きました',
    explain: (name, project, price) => `${isolated(name)}の${isolated(project)}の見積は${price}です。`,
    revised: (name, project, price) =>
      `${isolated(name)}が${isolated(project)}の見積を改訂しました。新しい見積は${price}です。`,
    button: 'サプライヤー見積を表示',
  },
  declined: {
    subject: (reference, name, project) =>
      `${isolated(reference)}：${isolated(name)}が${isolated(project)}の見積を辞退しました`,
    title: 'サプライヤーが辞退しました',
    explain: (name, project) => `${isolated(name)}が${isolated(project)}の見積を辞退しました。`,
  },
  ending: {
    inDays,
    subject: (name, when) => `証明書「${isolated(name)}」の有効期限は${when}です`,
    title: '証明書の有効期限が近づいています',
    explain: (name, day) => `証明書「${isolated(name)}」の有効期限は${day}です。`,
    next: '新しい証明書をプロフィールにアップロードしてください。有効な証明書がなければ発注できない案件があります。',
    button: 'プロフィールを開く',
    adminSubject: (supplier, name, when) => `${isolated(supplier)}：証明書「${isolated(name)}」の有効期限は${when}です`,
    adminExplain: (supplier, name, day) =>
      `${isolated(supplier)}の証明書「${isolated(name)}」の有効期限は${day}です。サプライヤーには新しい証明書の提出を依頼済みです。`,
    adminButton: 'サプライヤーを表示',
  },
  request: '見積依頼',
  aSupplier: 'サプライヤー',
}
