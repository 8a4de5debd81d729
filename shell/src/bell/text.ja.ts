import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: '通知',
  unread: (count) => (count > 99 ? '通知、未読100件以上' : `通知、未読${count}件`),
  notLoaded: '通知を読み込めませんでした',
  tryAgain: 'もう一度お試しください。',
}
