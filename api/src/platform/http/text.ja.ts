import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  store: '現在、ファイルにアクセスできません。しばらくしてからもう一度お試しください。',
  busy: '現在、サービスが混み合っています。しばらくしてからもう一度お試しください。',
  noWriting: '現在、保存ができません。時間をおいてもう一度お試しください。',
}
