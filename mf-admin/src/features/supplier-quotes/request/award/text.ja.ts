import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated, isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

const pieces = (count: number) => `${count.toLocaleString('ja-JP')}個`

const companies = (count: number) => `${count.toLocaleString('ja-JP')}社`

export const text: WordsOf<typeof english> = {
  title: '発注先の決定',
  description: '個数を自分でサプライヤーに配分するか、制約を満たす最安の配分を使用します。',
  unsaid: '–',
  nothing: '発注先にできる検討中の見積はありません',
  nothingText: 'すべての見積が決定済み、変更前のもの、または期限切れです。',
  allAwarded: '全数の発注先が決定しています',
  allAwardedText: '別のサプライヤーに発注するには、先に採用を取り消してください。',
  currency: '通貨',
  currencyHint: '異なる通貨の価格は合算されません。',
  needed: (part) => `${isolated(part)}：必要個数`,
  neededHint: (most) => `発注先を決定できるのは最大${pieces(most)}です`,
  awarded: (count) => `${pieces(count)}は決定済み`,
  wrongQuantity: '正しい数量を入力してください',
  limits: {
    title: '制約',
    maxSuppliers: 'サプライヤー数の上限',
    minSources: '調達先数の下限',
    neededBy: '必要日',
    notBefore: '最早納入日',
    notBeforeLate: '必要日より後の日付です',
    certificates: '必要な証明書',
    noCertificates: '見積を提出した確認済みサプライヤーのうち、有効な証明書を登録しているサプライヤーはありません。',
    wrong: '1以上の整数を入力してください',
    wrongDate: '日付をすべて入力してください',
    names: {
      maxSuppliers: 'サプライヤー数の上限',
      minSources: '調達先数の下限',
      neededBy: '必要日',
      notBefore: '最早納入日',
      requiredCertificates: '必要な証明書',
    },
  },
  choice: {
    title: '選択した配分',
    share: (part, supplier) => `${isolated(supplier)}からの${isolated(part)}`,
    from: (supplier) => `${isolated(supplier)}から`,
    offered: (price, amount) => `単価${price}、${amount}`,
    notOffered: 'この数量の見積なし',
    empty: '各サプライヤーの個数を入力するか、最安の配分を使用してください。',
    total: '段取り費と送料を含む合計',
    margin: (amount, percent) => `粗利${amount}${percent === null ? '' : `（${percent}）`}`,
    dearer: (amount) => `最安の配分より${amount}高くなります。`,
    cheaper: (amount) => `すべての制約を満たす最安の配分より${amount}安くなります。`,
    same: '最安の配分と同額です。',
    breaks: '満たしていない制約',
    submit: 'この配分で発注先に決定',
    unsent: '先に発注する個数を入力してください',
    wrong: '先に数量を修正してください',
  },
  cheapest: {
    title: '最安の配分',
    working: '最安の配分を計算しています',
    impossible: 'すべての制約を満たす配分はありません',
    failed: '価格を比較できません。金額が大きすぎるか、その通貨では支払えない金額です。',
    missing: '必要個数と、互いに矛盾しない制約を入力してください。',
    proven: 'この制約のもとで、これより安い配分はありません。',
    unproven: '見つかった中で最安の配分です。より安い配分がないことは証明されていません。',
    use: 'この配分を使用',
    line: (count, part, price, amount) => `${isolated(part)} ${pieces(count)}、単価${price}：${amount}`,
    fees: (setup, freight) => `段取り費${setup}、送料${freight}`,
    arrives: (date) => `到着${date}`,
    supplier: (supplier, amount) => `${isolated(supplier)}：${amount}`,
    why: '理由',
    without: '条件を変えた場合',
    left: (supplier) => `${isolated(supplier)}を除く場合`,
    unlimited: (limit) => `「${limit}」の制約がない場合`,
    more: (amount, total, names) => `${amount}高い${total}、${names}から`,
    less: (amount, total, names) => `${amount}安い${total}、${names}から`,
    same: (total, names) => `同額の${total}、${names}から`,
    none: '決定できる発注先なし',
    total: (total, names) => `${total}、${names}から`,
  },
  exclusions: {
    other_currency: (supplier, currency) => `${isolated(supplier)}の見積は${currency}建てです。`,
    expired: (supplier, date) => `${isolated(supplier)}の見積の有効期限は${date}でした。`,
    too_late: (supplier, date) => `${isolated(supplier)}の納入は${date}となり、遅すぎます。`,
    too_early: (supplier, date) => `${isolated(supplier)}の納入は${date}となり、早すぎます。`,
    no_certificate: (supplier, missing) =>
      `${isolated(supplier)}は${isolated(missing)}の有効な証明書を登録していません。`,
    does_not_cover: (supplier) => `${isolated(supplier)}は、どの部品も必要な数量で見積もっていません。`,
  },
  facts: {
    not_offered: (supplier, part) => `${isolated(supplier)}は${isolated(part)}を見積もっていません。`,
    offered_from: (supplier, part, least) =>
      `${isolated(supplier)}の${isolated(part)}の見積は${pieces(least)}からです。`,
    cheaper_alone: (part, supplier, amount, paid) =>
      `${isolated(part)}だけなら${isolated(supplier)}で${paid}が${amount}になりますが、段取り費、送料または制約により全体では有利になりません。`,
  },
  obstacles: {
    part_not_covered: (part) => `${isolated(part)}を必要な数量で見積もった対象サプライヤーはありません。`,
    limits_contradict: (least, most) =>
      `調達先${companies(least)}以上とサプライヤー${companies(most)}以下は矛盾しています。`,
    too_few_sources: (available, least) =>
      `対象となるサプライヤーは${companies(available)}のみですが、調達先は${companies(least)}必要です。`,
    needs_more_suppliers: (least, most) =>
      `サプライヤーが少なくとも${companies(least)}必要ですが、上限は${companies(most)}です。`,
    cannot_be_split: (least) => `この個数を${companies(least)}の調達先に配分することはできません。`,
  },
  breaches: {
    not_offered: (supplier, count, part) =>
      `${isolated(supplier)}は${isolated(part)} ${pieces(count)}を見積もっていません。`,
    missing: (count, part) => `${isolated(part)}が${pieces(count)}不足しています。`,
    tooMany: (count, part) => `${isolated(part)}が必要数より${pieces(count)}多くなっています。`,
    tooManySuppliers: (count, most) => `サプライヤーが${companies(count)}です。上限は${companies(most)}です。`,
    tooFewSources: (count, least) => `調達先が${companies(count)}です。${companies(least)}以上が必要です。`,
    unknown: '見積または部品がすでに存在しません。',
  },
  dialog: {
    title: '発注先の決定',
    text: 'サプライヤーに通知されます。採用は、発注書を作成するまで取り消せます。',
    changed: (suppliers) =>
      `表示中に変更されました：${isolatedList(suppliers, '、')}。この画面を閉じて、配分を確認し直してください。`,
    changedReason: '見積が変更されました。この画面を閉じて、配分を確認し直してください。',
    line: (count, part) => `${isolated(part)} ${pieces(count)}`,
    others: (count) => `ほかの検討中の見積${count.toLocaleString('ja-JP')}件を不採用にする`,
    othersHint: '対象のサプライヤーに、下のフィードバックが送られます。',
    feedback: 'ほかのサプライヤーへのフィードバック',
    submit: 'これらの見積を採用',
    partly: (done, all) => `${all.toLocaleString('ja-JP')}件中${done}件の見積を採用しました`,
  },
}
