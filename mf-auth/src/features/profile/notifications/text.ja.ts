import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  what: 'メール通知の設定',
  title: '業務に関するメール',
  description: '選択するとすぐに保存されます。',
  group: 'メールで受け取る内容',
  hints: {
    messages: 'メッセージが届き、数分間未読のままになっているとき。',
    quotes: '見積依頼に対する見積の準備ができたとき、または改訂されたとき。',
    order_confirmations: '注文書が注文番号の付いた注文になったとき、または注文の納期が変わったとき。',
    order_progress: '部品が出荷されたとき（追跡番号付き）、または納品されたとき。',
    quality_checks: '梱包前の検査がお客様の承認を待っているとき。',
    quote_answers:
      '顧客が見積を承諾または却下したとき、注文書を送信したとき、再見積を依頼したとき、見積依頼を取り下げたとき。',
    supplier_requests: '当社が見積を依頼したとき、または依頼内容を変更したとき。',
    supplier_decisions: '提出した見積が採用または不採用になったとき。',
    supplier_orders: '発注書が発行、変更、またはキャンセルされたとき。',
    supplier_answers: 'サプライヤーが依頼に対して見積を提出、または辞退したとき。',
    supplier_certificates: '登録済みの証明書の有効期限が切れる30日前と7日前。',
    revision_requests: '品質検査の後に顧客が修正を依頼したとき。',
  },
  rhythm: {
    what: 'メールの頻度',
    title: '頻度',
    description: '業務に関するメールの頻度です。すべての通知はベルのアイコンからも確認できます。',
    group: 'メールを受け取る頻度',
    paces: {
      at_once: { label: 'その都度', hint: '1件ごとに1通のメールが届きます。' },
      daily: {
        label: '1日1回',
        hint: 'ポータルで未読の内容をまとめたメールが毎朝届きます。未読がなければ届きません。',
      },
      none: { label: '受け取らない', hint: 'ベルのアイコンから確認してください。' },
    },
  },
  none: 'この種類のアカウントには、アカウント自体に関するメールのみが届きます。',
  always:
    'アドレスの確認やパスワードの再設定のためのコード、およびパスワード、メールアドレス、アカウントに関するお知らせは停止できません。',
  failed: { title: '設定を保存できませんでした', text: '元の設定に戻りました。もう一度お試しください。' },
}
