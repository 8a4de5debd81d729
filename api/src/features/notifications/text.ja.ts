import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '../../platform/mail/isolated.ts'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  footer: (provider) => `このメールは、${isolated(provider)}のアカウントをお持ちの方にお送りしています。`,
  theCustomer: 'お客',
  chooseMails: '受け取るメールを選択',
  turnOff: (topic) => `今後受け取らない：${topic}`,
  quoteReady: {
    subject: (number, project) => `${isolated(project)}の見積${number}をご用意しました`,
    title: '見積をご用意しました',
    explain: (project) => `${isolated(project)}の見積をご用意しました。価格と納期をご確認ください。`,
    answer:
      '見積のページで承諾または却下をお選びいただけます。承諾後に注文書をアップロードしていただくと、製造を開始いたします。',
    button: '見積を表示',
  },
  quoteRevised: {
    subject: (number, project) => `${isolated(project)}の見積${number}を改訂しました`,
    title: '見積を改訂しました',
    explain: (project) => `${isolated(project)}の見積を改訂しました。新しい見積が以前の見積に代わります。`,
  },
  orderCreated: {
    subject: (number, project) => `${isolated(project)}の注文${number}が確定しました`,
    title: 'ご注文が確定しました',
    explain: {
      quote: (project) => `${isolated(project)}の注文書を受領し、ご注文を確定いたしました。`,
      manual: (project) => `${isolated(project)}のご注文を確定いたしました。`,
    },
    later: (dueDate, promised) => `納期は${dueDate}です。見積時の納期${promised}より遅くなります。`,
    follow: '「注文一覧」で、8つの工程の進捗をご確認いただけます。',
    button: '注文を表示',
  },
  dueDateChanged: {
    subject: (number, day) => `注文${number}の納期が${day}に変更されました`,
    title: 'ご注文の納期が変更されました',
    explain: (day) => `新しい納期は${day}です。`,
    explainBefore: (day, before) => `新しい納期は${day}です。変更前の納期は${before}でした。`,
    promised: (day) => `見積時の確約納期は${day}でした。`,
    reason: '担当者からの理由：',
    button: '注文を表示',
  },
  revisionRequested: {
    subject: (number) => `注文${number}：顧客から修正の依頼があります`,
    title: '修正の依頼',
    explain: (name, number) => `${isolated(name)}様が${number}の品質検査を確認し、修正を依頼しています。`,
    button: '注文を表示',
  },
  reminders: {
    expiring: {
      subject: (number, project, day) => `${isolated(project)}の見積${number}の有効期限は${day}です`,
      title: '見積の有効期限が近づいています',
      explain: (project, day) => `${isolated(project)}の見積は、${day}の終わりまで承諾いただけます。`,
      later: '期限後は、新しい見積をご依頼いただけます。',
    },
    purchaseOrder: {
      subject: (number, project) => `${isolated(project)}の見積${number}：注文書をお待ちしています`,
      title: '注文書をお待ちしています',
      explain: (project) => `${isolated(project)}の見積を承諾いただき、ありがとうございます。`,
      next: '注文書の受領後に製造を開始いたします。注文書は見積のページからアップロードできます。',
    },
    qualityCheck: {
      subject: (number) => `注文${number}：品質検査の確認をお待ちしています`,
      title: '部品の承認をお待ちしています',
      explain: '品質検査を承認いただいた後、部品を梱包して出荷いたします。',
    },
  },
  daily: {
    subject: (provider, count) => `${isolated(provider)}の新着情報：${count}件`,
    title: '新着情報',
    explain: '前回の毎日のメール以降に届き、ポータルでまだご覧になっていない新着情報です。',
    more: (count) => `ほか${count}件`,
    button: '新着情報をすべて表示',
    turnOff: '毎日のメールを停止',
  },
  unread: {
    subject: (author) => `${isolated(author)}さんからメッセージが届きました`,
    subjectAbout: (author, number) => `${number}：${isolated(author)}さんからメッセージが届きました`,
    title: '新しいメッセージ',
    explain: (author) => `${isolated(author)}さんからのメッセージ：`,
    explainAbout: (author, number) => `${number}に関する${isolated(author)}さんからのメッセージ：`,
    quote: (excerpt) => `「${isolated(excerpt)}」`,
    files: (count) => `${count}件のファイルが添付されています。`,
    noReply: 'ポータルで返信してください。このメールに返信されても、確認できません。',
    reply: 'ポータルで返信するか、このアドレスからこのメールに返信してください。',
    button: '表示して返信',
  },
  quoteAnswered: {
    subjects: {
      accepted: (number) => `見積${number}：顧客が承諾しました`,
      declined: (number) => `見積${number}：顧客が却下しました`,
      purchase_order: (number) => `見積${number}：注文書が届きました`,
      renewal: (number) => `見積${number}：顧客が新しい見積を希望しています`,
    },
    titles: {
      accepted: '見積が承諾されました',
      declined: '見積が却下されました',
      purchase_order: '注文書が届きました',
      renewal: '新しい見積の依頼',
    },
    explain: {
      accepted: (name, project) => `${isolated(name)}様が${isolated(project)}の見積を承諾しました。`,
      declined: (name, project) => `${isolated(name)}様が${isolated(project)}の見積を却下しました。`,
      purchase_order: (name, project) =>
        `${isolated(project)}の見積が承諾され、${isolated(name)}様から注文書が届きました。`,
      renewal: (name, project) =>
        `${isolated(project)}の見積の有効期限が切れ、${isolated(name)}様が新しい見積を希望しています。`,
    },
    next: {
      accepted: '注文書が届くと、受注を作成できます。',
      declined: '',
      purchase_order: '受注を作成できます。',
      renewal: '見積を改訂して、新しい有効期限を設定してください。',
    },
    purchaseOrder: (number) => `注文書番号：${number}`,
    button: '見積依頼を表示',
  },
  rfqWithdrawn: {
    subject: (number) => `見積依頼${number}：顧客が取り下げました`,
    title: '見積依頼が取り下げられました',
    explain: (name, number, project) =>
      `${isolated(name)}様が${isolated(project)}の見積依頼${number}を取り下げました。見積は不要になりました。`,
    openRequests: (references) =>
      `${isolated(references)}は、サプライヤーがまだ見積を提出できる状態です。サプライヤーには通知されていません。見積が不要な場合は、直接ご連絡ください。`,
  },
  orderChanged: {
    subjects: {
      quality_check: (number) => `注文${number}：品質検査をご確認ください`,
      shipped: (number) => `注文${number}を出荷しました`,
      delivered: (number) => `注文${number}の納品が完了しました`,
    },
    titles: {
      quality_check: '部品は品質検査中です',
      shipped: '部品を出荷しました',
      delivered: '部品の納品が完了しました',
    },
    explain: {
      quality_check: '品質検査ファイルをご確認のうえ、承認いただくか、修正が必要な点をお知らせください。',
      shipped: '運送会社と追跡番号は、注文の進捗画面でご確認いただけます。',
      delivered: '注文のすべての書類を1つのZIPファイルとしてダウンロードできます。',
    },
    button: '注文を表示',
  },
}
