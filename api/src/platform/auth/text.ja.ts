import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  signingIn: '現在、ログインが混み合っています。しばらくしてからもう一度お試しください。',
  unknownDevice: '不明な端末',
  on: (browser, system) => `${browser}（${system}）`,
}
