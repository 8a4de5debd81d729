import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  reasons: {
    no_volume: '図面が閉じたソリッドではないため、必要な材料の量を計算できません。',
    material_unknown: 'この材質の価格はまだありません。',
    process_unknown: 'この加工方法は常に担当者が見積もります。',
    finish_unknown: 'この表面処理の価格はまだありません。',
    tolerance_unknown: 'この公差の価格はまだありません。',
  },
  wholeRequest: '最低注文金額は全部品に対するもので、この価格には含まれていません。',
}
