import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './dialog-text.ts'

export const text: WordsOf<typeof english> = {
  words: { title: '検索', placeholder: '番号、プロジェクト、ファイル、ページを検索' },
  groups: {
    recent: '最近開いたもの',
    page: 'ページ',
    rfq: '見積依頼',
    quote: '見積',
    order: '注文',
    customer: '顧客',
    company: '会社',
    supplier: 'サプライヤー',
    supplier_request: 'サプライヤー見積依頼',
    supplier_quote: 'サプライヤー見積',
    purchase_order: '発注書',
    file: 'ファイル',
  },
  more: 'ほかにもあります。文字を追加して絞り込んでください。',
  count: (count) => `${count}件の結果`,
  nothing: (sought) => `「${isolated(sought)}」に一致するものはありません。`,
  tooShort: 'ページ以外も検索するには、もう1文字入力してください。',
  failed: '検索できませんでした。もう一度お試しください。',
  retry: '再試行',
}
