import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { findingWords as english } from './finding-text.ts'

export const findingWords: WordsOf<typeof english> = {
  kinds: {
    material: '材質',
    tolerance: '公差',
    finishing: '表面処理',
    quantity: '数量',
    thread: 'ねじ',
    unit: '単位',
    size: 'サイズ',
    solids: 'ソリッド数',
  },
  title: '送信前の確認',
  mine: { form: 'フォーム', model: 'モデル' },
  said: { taken: 'ファイルの内容に変更', kept: '元のまま', none: '回答なし' },
  reason: (reason) => `元のまま：「${isolated(reason)}」`,
  inModel: (fileName) => `モデル ${isolated(fileName)}`,
  inDrawing: (fileName) => `図面 ${isolated(fileName)}`,
  sides: {
    'No preference': '指定なし',
    'One part': '部品1点',
    '# solids': 'ソリッド#個',
    'No hole for M#': 'M#用の穴なし',
    'No hole for M#x#': 'M#x#用の穴なし',
    'Standard (±0.005 in, ±0.13 mm)': '標準（±0.13 mm／±0.005 in）',
    'Tight (±0.002 in, ±0.05 mm)': '精密（±0.05 mm／±0.002 in）',
    'Precision (±0.001 in, ±0.025 mm)': '高精度（±0.025 mm／±0.001 in）',
  },
  onPage: (fileName, page) => `図面 ${isolated(fileName)}、${page}ページ`,
}
