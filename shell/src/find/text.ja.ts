import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: '検索',
  notLoaded: '検索を読み込めませんでした',
  tryAgain: 'もう一度お試しください。',
}
