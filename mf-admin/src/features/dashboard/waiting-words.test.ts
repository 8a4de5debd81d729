import type { WaitingItem } from '@kerf/shared-contracts/contracts/dashboard'
import { expect, test } from 'vitest'
import { subjectWords, urgencyWords } from './waiting-words.ts'

const now = Date.parse('2026-11-28T12:00:00Z')
const item: WaitingItem = {
  kind: 'new_rfq',
  since: '2026-11-28T12:00:00Z',
  day: null,
  ...{ rfqId: null, orderId: null, conversationId: null, supplierId: null, displayNumber: null },
  projectName: null,
  picture: null,
  user: { id: null, name: 'Dana Park', email: null, companyNameInput: null, company: null },
}

test.each([
  ['2026-11-28T11:59:00Z', 'Less than an hour ago'],
  // Another clock may be ahead of the reader's.
  ['2026-11-28T12:05:00Z', 'Less than an hour ago'],
  ['2026-11-28T11:00:00Z', '1 hour ago'],
  ['2026-11-27T12:00:01Z', '23 hours ago'],
  ['2026-11-27T12:00:00Z', '1 day ago'],
  ['2023-01-01T12:00:00Z', '1,427 days ago'],
])('an item waiting since %s says %j', (since, words) => {
  expect(urgencyWords({ ...item, since }, '2026-11-28', now)).toBe(words)
})

test.each([
  ['late_order', '2026-11-27', 'Due Nov 27, 2026, 1 day late'],
  ['late_order', '2026-10-29', 'Due Oct 29, 2026, 30 days late'],
  ['expiring_quote', '2026-12-01', 'Valid until Dec 01, 2026, 3 more days'],
  ['expiring_quote', '2026-11-29', 'Valid until Nov 29, 2026, 1 more day'],
  ['expiring_quote', '2026-11-28', 'Last valid today'],
  ['certificate', '2026-12-24', 'Ends Dec 24, 2026, in 26 days'],
  ['certificate', '2026-11-28', 'Ends today'],
  ['certificate', '2026-11-27', 'Ended Nov 27, 2026, 1 day ago'],
] as const)('%s with the day %s says %j', (kind, day, words) => {
  expect(urgencyWords({ ...item, kind, day }, '2026-11-28', now)).toBe(words)
})

test('general messages are identified by their author', () => {
  expect(subjectWords(item).number).toBe('Message from Dana Park')
  expect(subjectWords({ ...item, displayNumber: 'SQTE-0001', projectName: 'Bracket' })).toEqual({
    number: 'SQTE-0001',
    project: 'Bracket',
  })
})
