import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: (identifier) => `見積依頼 ${identifier}`,
  rfqId: '見積依頼番号',
  status: 'ステータス',
  process: '加工方法',
  submitted: '送信日',
  notes: '備考',
  files: '添付ファイル',
  parts: '部品',
  international: '海外製造',
  allowed: '可',
  timeline: '希望時期',
  budget: '予算',
  qualityStandard: '品質規格',
  instructions: '特記事項',
  viewQuote: '見積を表示',
  viewOrder: '注文を表示',
  error: 'エラー',
  loadFailed: '見積依頼の詳細を読み込めませんでした',
  missing: '見積依頼が見つかりません',
  missingText: '削除されたか、別の方の見積依頼である可能性があります。',
  close: '閉じる',
  page: {
    kind: '見積依頼',
    back: '見積依頼一覧',
    loading: '見積依頼を読み込んでいます',
    toList: '見積依頼一覧へ',
    details: '見積依頼の詳細',
  },
}
