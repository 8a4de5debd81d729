import type { WordsOf } from '../../words/words.ts'
import type { estimateText as english } from './estimate-text.ts'

const shown = (value: number, digits = 2) => value.toLocaleString('ja-JP', { maximumFractionDigits: digits })
const tolerances: Readonly<Record<string, string>> = { tight: '精密公差', precision: '高精度公差' }

export const estimateText: WordsOf<typeof english> = {
  material: (kg) => `材料 1個あたり${shown(kg)} kg`,
  machining: (minutes) => `加工 1個あたり${shown(minutes, 1)}分`,
  setups: (setups, clampings) =>
    clampings === setups
      ? `段取り${shown(setups)}回`
      : `段取り${shown(setups)}回、1個あたりの取り付け${shown(clampings)}回`,
  holes: (holes) => `穴 1個あたり${shown(holes)}か所`,
  tolerance: '厳しい公差：切削速度の低下と測定の追加',
  finishing: (finish, dm2) => `${finish}：1個あたり${shown(dm2)} dm²`,
  margin: (percent) => `利益率 ${percent}%`,
  minimum: '最低注文金額までの加算',
  rounding: (currency) => `${currency}で支払える額への切り上げ`,
  unknownSetups: (bodies) =>
    bodies === 1
      ? '1つのボディの段取り数が不明なため、1回として計算しています。'
      : `${shown(bodies)}個のボディの段取り数が不明なため、それぞれ1回として計算しています。`,
  unplacedSetups: (copies) => `ほか${shown(copies)}個のコピーは、まとめて段取り1回として計算しています。`,
  standardTolerance: (tolerance) => `${tolerances[tolerance] ?? tolerance}を標準公差に変更`,
  noFinish: '表面処理なし（加工のまま）',
  pieces: (count) => `${count}個の場合の1個あたり`,
}
