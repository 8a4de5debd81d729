import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  due: {
    today: '本日が納期',
    left: (days) => `あと${days.toLocaleString('ja-JP')}日`,
    late: (days) => `${days.toLocaleString('ja-JP')}日遅延`,
    dated: (date, due) => `${date}、${due}`,
  },
  dueDates: {
    promised: '確約納期',
    by: (date) => `${date}まで`,
    promisedFor: (date) => `確約納期 ${date}`,
    title: '納期の変更',
    changed: (date, due, before) => `${date}：納期 ${due}${before && `（変更前 ${before}）`}`,
  },
  likelyNext: (stage, date) => `「${stage}」は${date}頃の見込みです。これは、通常の注文にかかる日数に基づく予測です。`,
  usual: {
    time: (days) => (days < 1 ? '通常1日未満' : `通常${Math.round(days).toLocaleString('ja-JP')}日`),
    isEstimate: '「通常」の日数は、過去の注文が各工程にかかった日数に基づく目安です。',
  },
  sums: { label: '金額の内訳', total: '合計' },
  part: (position) => `部品${position}`,
  shipments: {
    shippedOf: (shipped, ordered) => `${shipped} / ${ordered}`,
    progress: (pieces) => `出荷済み ${pieces}`,
    piecesOf: (name, pieces) => `${isolated(name)}：${pieces}`,
    parts: 'この出荷に含まれる部品',
    opensCarrier: '、運送会社のページを開きます',
    untracked: '追跡番号なし',
    inTransit: '輸送中',
    delivered: '納品済み',
    shippedOn: (date) => `出荷日 ${date}`,
    deliveredOn: (date) => `納品日 ${date}`,
  },
  documents: {
    confirmation: '注文請書',
    packingSlip: '納品書',
    packingSlipOf: (shipment) => `納品書：${isolated(shipment)}`,
    purchaseOrder: '注文書（PDF）',
    failed: ['ダウンロードできませんでした', '書類をダウンロードできませんでした。もう一度お試しください。'],
  },
  quality: {
    approvedOn: (moment) => `承認 ${moment}`,
    revisionRequestedOn: (moment) => `修正依頼 ${moment}`,
    by: (name) => `${isolated(name)}さん`,
  },
}
