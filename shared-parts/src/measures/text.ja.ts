import type { HoleFacts } from '@kerf/shared-contracts/contracts/geometry'
import { labelOf, processes } from '@kerf/shared-contracts/rules/catalog'
import type { PartNote } from '@kerf/shared-contracts/rules/manufacturability'
import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

const kinds: Readonly<Record<HoleFacts['kind'], string>> = {
  through: '貫通穴',
  blind: '止まり穴',
  counterbore: '座ぐり穴',
  countersink: '皿穴',
  inner: '内部（閉鎖）',
}

const number = (value: number, digits = 2) =>
  value.toLocaleString('ja-JP', { maximumFractionDigits: digits, useGrouping: true })

/** A size, as in "90 × 60 × 75 mm". */
const millimetres = (size: readonly number[]) => `${size.map((side) => number(side, 1)).join(' × ')} mm`
const inches = (size: readonly number[]) => `${size.map((side) => number(side / 25.4)).join(' × ')} in`

/** More numbers of faces than these are counted. */
const mostNamed = 4

function namedFaces({ faces, isOfBodies }: Pick<PartNote, 'faces' | 'isOfBodies'>): string {
  if (faces.length === 0) return ''
  if (isOfBodies) return 'ボディ全体'
  const named = faces.slice(0, mostNamed)
  const others = faces.length - named.length
  return `面${named.join('、')}${others > 0 ? `ほか${number(others)}面` : ''}`
}

export const text: WordsOf<typeof english> = {
  of: (file) => `${isolated(file)}から測定`,
  measuring: '図面を測定しています…',
  byHand: '担当者が個別にお見積りします。',
  failed: (file) => `${isolated(file)}の測定結果を読み込めませんでした`,
  failedText: '図面自体に影響はありません。',
  notLoaded: '測定結果を読み込めませんでした。図面自体に影響はありません。',
  retry: '再試行',
  retryOf: (file) => `再試行：${isolated(file)}`,
  size: 'サイズ',
  volume: '体積',
  area: '表面積',
  solids: 'ソリッド',
  wall: '最小肉厚',
  setups: '段取り数',
  stock: '素材',
  holes: '穴',
  notesFor: (process) =>
    process === null || process === 'recommendation' || process === 'no_preference'
      ? '切削加工での製造上の注意点'
      : `製造上の注意点：${isolated(labelOf(processes, process))}`,
  namedFaces,
  showNote: (note) => (namedFaces(note) ? `${namedFaces(note)}を3Dで表示` : '3Dで表示'),
  faces: '面',
  corners: '内側のピン角',
  annotations: 'PMI',
  author: '作成ソフト',
  unit: '単位',
  noUnit: '指定なし',
  severalUnits: '複数',
  otherUnit: '別の単位（換算済み）',
  notKnown: '不明',
  cutShort: '時間の都合により、一部の部品では肉厚と段取りを調べられませんでした。',
  millimetres,
  sizes: (size) => `${millimetres(size)}\n${inches(size)}`,
  cubic: (mm3) => `${number(mm3 / 1000)} cm³`,
  square: (mm2) => `${number(mm2 / 100)} cm²`,
  millimetre: (mm) => `${number(mm)} mm`,
  noVolume: {
    open_surfaces: 'なし（面が閉じていません）',
  },
  someVolume: (volume) => `${volume}\n開いた面は含みません`,
  block: (size, ratio) => (ratio === null ? millimetres(size) : `${millimetres(size)}\n部品の${number(ratio)}倍`),
  ofStock: (mm3, ratio) =>
    ratio === null ? `${number(mm3 / 1000)} cm³` : `${number(mm3 / 1000)} cm³\n部品全体の${number(ratio)}倍`,
  copies: (bodies, instances) =>
    bodies === instances ? number(bodies) : `${number(instances)}（${number(bodies)}種類）`,
  pmi: (annotations, tolerances, dimensions) =>
    `注記${number(annotations)}件、公差${number(tolerances)}件、寸法${number(dimensions)}件`,
  holeCount: (count) => `穴${number(count)}個`,
  columns: { kind: '穴', count: '個数', diameter: '直径', depth: '深さ', ratio: '深さ / 直径' },
  kinds,
  widened: (diameter, widest) =>
    widest > diameter ? `${number(diameter)} mm（最大${number(widest)} mm）` : `${number(diameter)} mm`,
  ratio: (ratio) => `${number(ratio, 1)} ×`,
  question: {
    title: 'この部品の単位はミリメートルですか、インチですか？',
    read: (size) => `ファイルによると${millimetres(size)}です。通常とは異なるサイズです。`,
    noUnit: (size) => `ファイルに単位の指定がありません。${millimetres(size)}と読み取りました。`,
    keep: (size) => `${millimetres(size)}で正しい`,
    change: (unit, size) => `${unit === 'mm' ? 'ミリメートル' : 'インチ'}：${millimetres(size)}`,
    failed: '回答を保存できませんでした。もう一度お試しください。',
    answered: (meant) =>
      meant === 'as_read'
        ? '現在の回答：このサイズで正しい。'
        : `現在の回答：数値の単位は${meant === 'mm' ? 'ミリメートル' : 'インチ'}。`,
  },
}
