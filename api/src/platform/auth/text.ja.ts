import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  unknownDevice: '不明な端末',
  on: (browser, system) => `${browser}（${system}）`,
}
