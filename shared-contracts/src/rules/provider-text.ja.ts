import type { WordsOf } from '../words/words.ts'
import type { providerText as english } from './provider-text.ts'

export const providerText: WordsOf<typeof english> = {
  accountHolder: '口座名義',
  bankName: '銀行名',
  accountNumber: '口座番号',
  routingNumber: 'ルーティング番号',
}
