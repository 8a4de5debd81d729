import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  completeness: { Complete: '入力済み', Partial: '一部入力', Incomplete: '未入力' },
  certificate: {
    states: { valid: '有効', expiring: 'まもなく期限切れ', expired: '期限切れ' },
    until: (date) => `${date}まで`,
    unlimited: '有効期限なし',
  },
  receipts: {
    label: '入荷',
    receipt: (date) => `入荷日 ${date}`,
    nothing: '入荷なし',
    line: (name, good, faulty) =>
      `${isolated(name)}：良品${good.toLocaleString('ja-JP')}個${faulty > 0 ? `、不良品${faulty.toLocaleString('ja-JP')}個` : ''}`,
    before: (day, date, items) => `${day}に訂正。訂正前：入荷日 ${date}、${items}。`,
    because: (reason) => `理由：${isolated(reason)}`,
  },
}
