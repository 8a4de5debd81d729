import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import { text as form } from '../../text.ts'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  label: '部品',
  heads: {
    get name() {
      return form.parts.name
    },
    get material() {
      return form.part.material
    },
    get materialGrade() {
      return form.part.grade
    },
    get finishing() {
      return form.part.finishing
    },
    get tolerance() {
      return form.part.tolerance
    },
    get quantities() {
      return form.project.quantity
    },
  },
  place: '部品',
  get files() {
    return form.files.title
  },
  actions: '操作',
  hint: '表計算ソフトの行を任意のセルに貼り付けられます。Ctrl+Dでセルを下へコピー、Enterで下の行へ移動します。',
  cell: (label, part) => `${isolated(part)}の${label}`,
  quantitiesHint: '複数の場合は「1, 10, 50」のように入力',
  fill: (label, from, count) => `${label}を${from}行目から下へコピー：${count}行が変更されます`,
  nothingToFill: (label) => `${label}：下の行も同じ値です`,
  filled: (label, count) => `${label}：${count}行を変更しました`,
  pasted: (changed, added, left, most) =>
    [
      `貼り付け：${changed}行を変更、${added}行を追加`,
      ...(left > 0 ? [`1件の依頼に追加できる部品は${most}点までのため、${left}行を除外`] : []),
    ].join('。'),
  undo: '元に戻す',
  undone: '元に戻しました',
  more: (part) => `${isolated(part)}のその他の操作`,
  duplicate: '複製',
  moveUp: '上へ移動',
  moveDown: '下へ移動',
  remove: '削除',
}
