import { expect, test } from 'vitest'
import { addressLines, bankLines, contactLines, documentSender } from './provider.ts'

test('documents are sent by the legal name, where there is one', () => {
  expect(documentSender({ name: 'Northbridge', legalName: 'Northbridge Precision GmbH' })).toBe(
    'Northbridge Precision GmbH',
  )
  expect(documentSender({ name: 'Northbridge', legalName: null })).toBe('Northbridge')
})

test('the country is the last line of an address, and empty lines are left out', () => {
  expect(addressLines({ address: '12 Foundry Lane\n\n Sheffield S3 8QA ', country: 'United Kingdom' })).toEqual([
    '12 Foundry Lane',
    'Sheffield S3 8QA',
    'United Kingdom',
  ])
  expect(addressLines({ address: null, country: null })).toEqual([])
})

test('only what is known of contact and bank makes a line', () => {
  const nothing = { accountHolder: null, bankName: null, bic: null, accountNumber: null, routingNumber: null }
  expect(contactLines({ email: 'a@b.example', phone: null, website: null })).toEqual(['a@b.example'])
  expect(bankLines({ ...nothing, iban: 'DE89370400440532013000', bankName: 'Bank' })).toEqual([
    { label: 'Bank', value: 'Bank' },
    { label: 'IBAN', value: 'DE89 3704 0044 0532 0130 00' },
  ])
  expect(bankLines({ ...nothing, iban: null })).toEqual([])
})
