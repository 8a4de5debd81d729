import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

const counted = (count: number) => count.toLocaleString('ja-JP')

export const text: WordsOf<typeof english> = {
  title: '業務レポート',
  description: '見積依頼、注文、売上の実績です。',
  period: {
    label: '期間',
    from: '開始日',
    to: '終了日',
    choose: '期間',
    choices: {
      year: '過去12か月',
      month: '今月',
      thisYear: '今年',
      lastYear: '昨年',
      custom: '期間を指定',
    },
  },
  failed: 'レポートを読み込めませんでした',
  failedText: 'データは失われていません。',
  none: 'データがありません',
  noneText: 'この期間には見積依頼、見積、注文がありません。より長い期間を選択してください。',
  noneOfList: 'この期間の内容がここに表示されます。',
  stats: {
    label: '期間の主要指標',
    names: {
      totalCustomers: '顧客数',
      totalRfqs: '見積依頼数',
      totalOrders: '注文数',
      totalRevenue: '売上合計',
    },
    hints: {
      totalCustomers: '期間の終わり時点',
      totalRfqs: '期間内に送信されたもの',
      totalOrders: '期間内に作成されたもの',
      totalRevenue: '米ドル建ての注文',
    },
  },
  results: {
    month: '月',
    table: { show: '数値を表示', hide: '数値を隠す' },
    share: (percent, part, whole) => `${percent}（${counted(whole)}件中${counted(part)}件）`,
    winRate: {
      title: '月別の受注率',
      text: 'これまでに承諾された見積を、最初に提示した月ごとに集計しています。',
      value: '承諾',
      none: '見積なし',
    },
    onTime: {
      title: '月別の納期遵守率',
      text: '最初の確約納期までに納品された注文を、納品した月ごとに集計しています。',
      value: '納期遵守',
      none: '納品なし',
      unpromised: '確約納期なしで納品',
    },
    margin: {
      title: '月別の粗利',
      text: 'その月の注文のうち、サプライヤーから調達するものについて、顧客の支払額からサプライヤーへの支払額を差し引いた額です。すべて米ドル建てのもののみが対象で、自社製造分の費用は差し引いていません。',
      value: '粗利',
      none: 'サプライヤーから調達した注文なし',
      said: (margin, orders) => `${margin}、${orders}`,
      covered: (orders, of) => `サプライヤーから調達した注文${counted(of)}件中${counted(orders)}件`,
      percent: (amount, percent) => (percent === null ? amount : `${amount}（${percent}%）`),
    },
  },
  customers: {
    title: '上位顧客',
    rank: (rank) => `${rank}位`,
    orders: (count) => `注文${counted(count)}件`,
  },
  activity: {
    title: '最近の動き',
    types: { rfq: '見積依頼', order: '注文', quote: '見積' },
  },
  estimates: {
    title: '概算見積と見積の比較',
    text: '図面のある部品の見積価格を、その時点の原価表による概算見積で割った値です。1.10は、概算見積より10%高く提示したことを示します。原価表と同じ通貨の見積を、それぞれ最新の提示内容で集計しています。',
    none: 'この期間に見積を提示した、図面のある部品はありません。',
    columns: {
      kind: '材質と加工方法',
      count: '価格数',
      median: '中央値',
      spread: '下位10%～上位10%',
    },
    ratio: (value) => value.toLocaleString('ja-JP', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    spread: (low, high) => `${low}～${high}`,
  },
  exports: {
    csv: 'CSVをエクスポート',
    excel: 'Excelをエクスポート',
    months: 'CSVをエクスポート：月別の数値',
    customers: 'CSVをエクスポート：上位顧客',
    activity: 'CSVをエクスポート：最近の動き',
    estimates: 'CSVをエクスポート：概算見積と見積の比較',
    failed: 'エクスポートできませんでした',
    tryAgain: 'もう一度お試しください。',
    nothing: 'エクスポートするデータがありません',
  },
}
