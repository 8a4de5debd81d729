import { words } from '../words/words.ts'

/** The names of the lines that say where to pay. */
export const providerText = words('shared-contracts/rules/provider-text', {
  accountHolder: 'Account holder',
  bankName: 'Bank',
  accountNumber: 'Account number',
  routingNumber: 'Routing number',
})
