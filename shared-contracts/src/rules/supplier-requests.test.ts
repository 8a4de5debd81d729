import { expect, test } from 'vitest'
import { certificateLapses, certificateState, isRequestOpen, requestStatusOf } from './supplier-requests.ts'

const today = '2026-03-10'
const untouched = { dueDate: today, isAwarded: false, viewedAt: null, declinedAt: null, quotedAt: null }

test.each([
  ['2026-03-09', false],
  ['2026-03-10', true],
  [null, true],
])('a request that is due on %s is open: %s', (dueDate, isOpen) => {
  expect(isRequestOpen(dueDate, today)).toBe(isOpen)
})

test.each([
  ['new', {}],
  ['viewed', { viewedAt: today }],
  ['expired', { viewedAt: today, dueDate: '2026-03-09' }],
  ['closed', { viewedAt: today, isAwarded: true }],
  ['declined', { isAwarded: true, declinedAt: today, dueDate: '2026-03-09' }],
  ['quoted', { isAwarded: true, quotedAt: today, declinedAt: today, dueDate: '2026-03-09' }],
])('a request is %s', (status, progress) => {
  expect(requestStatusOf({ ...untouched, ...progress }, today)).toBe(status)
})

test.each([
  [null, 'valid'],
  ['2026-05-10', 'valid'],
  ['2026-05-09', 'expiring'],
  ['2026-03-10', 'expiring'],
  ['2026-03-09', 'expired'],
])('a certificate that ends on %s is %s', (expiresOn, state) => {
  expect(certificateState(expiresOn, today)).toBe(state)
})

test.each([
  [null, null],
  ['2026-04-10', null],
  ['2026-04-09', 'ending'],
  ['2026-03-10', 'ending'],
  ['2026-03-09', 'ended'],
])('of a certificate that ends on %s is said: %s', (expiresOn, said) => {
  expect(certificateLapses(expiresOn, today)).toBe(said)
})
