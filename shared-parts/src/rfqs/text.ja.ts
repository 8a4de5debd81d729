import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  material: '材質',
  quantity: '数量',
  tolerance: '公差',
  finishing: '表面処理',
  size: '部品サイズ',
  measuring: '測定中…',
  notMeasured: '測定できませんでした',
  sizeFailed: '読み込めませんでした',
  notes: '備考',
  noNotes: '備考なし',
  notSpecified: '指定なし',
  parts: '部品',
  neededBy: '希望納期',
  shipTo: '納品先',
  billTo: '請求先',
  withdrawn: (when) => `この見積依頼は${when}に取り下げられました。`,
  pieces: (count) => `${count}個`,
  partsCount: (count) => `${count}点の部品`,
  part: (number) => `部品${number}`,
  filesOf: (part) => `${isolated(part)}のファイル`,
}
