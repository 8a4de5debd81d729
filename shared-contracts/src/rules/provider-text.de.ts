import type { WordsOf } from '../words/words.ts'
import type { providerText as english } from './provider-text.ts'

export const providerText: WordsOf<typeof english> = {
  accountHolder: 'Kontoinhaber',
  bankName: 'Bank',
  accountNumber: 'Kontonummer',
  routingNumber: 'Bankleitzahl',
}
