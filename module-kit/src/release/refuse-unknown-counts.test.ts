import { expect, test } from 'vitest'
import { moduleFile, type NavigationCount } from '../platform.ts'
import { refuseUnknownCounts } from './refuse-unknown-counts.ts'

const count: NavigationCount = {
  call: '/api/dashboard/attention',
  fields: ['qualityChecksToDecide'],
  tags: ['Dashboard'],
  kind: 'waiting',
  words: { one: '1 waits for you', other: '{count} wait for you' },
}

function manifestWith(change: Partial<NavigationCount>, kind = 'customer') {
  return moduleFile.parse({
    name: 'orders',
    title: 'Orders',
    theme: 'customer',
    access: [kind],
    contracts: '^1.0.0',
    routes: [{ path: '/orders', page: 'orders', title: 'My Orders' }],
    navigation: [{ to: '/orders', label: 'My Orders', icon: 'package', count: { ...count, ...change } }],
  })
}

test('a count of a declared call is accepted', () => {
  expect(() => refuseUnknownCounts(manifestWith({}))).not.toThrow()
})

test.each([
  ['a call that no contract declares', { call: '/api/pulls/open' }, 'which no contract declares'],
  ['a field that is no number', { fields: ['qualityChecks'] }, 'adds up qualityChecks'],
  ['a tag that nobody tells of', { tags: ['Pull'] }, 'waits for news of Pull'],
])('a count of %s is refused', (_what, change, reason) => {
  expect(() => refuseUnknownCounts(manifestWith(change))).toThrow(reason)
})

test('a count that some users of the module may not request is refused', () => {
  expect(() => refuseUnknownCounts(manifestWith({}, 'supplier'))).toThrow('a supplier may not call')
})
