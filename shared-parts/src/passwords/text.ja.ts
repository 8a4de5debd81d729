import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  known: '推測されやすいパスワードです。よく知られたもの、またはそれに近いものです。',
  own: '推測されやすいパスワードです。お名前、アドレス、会社名、または当社の名称が含まれています。',
  short: '推測されやすいパスワードです。単語を1つか2つ追加してください。',
  strong: '推測されにくいパスワードです。',
}
