import { expect, test } from 'vitest'
import { stagesOf } from './stages.ts'

test('reached stages carry the date of the last entry; skipped and later ones have none', () => {
  const stages = stagesOf({
    orderStatus: 'manufacturing',
    stageChanges: [
      { from: null, to: 'pending', changedAt: '2026-11-01T12:00:00Z' },
      { from: 'pending', to: 'manufacturing', changedAt: '2026-11-02T12:00:00Z' },
      { from: 'manufacturing', to: 'finishing', changedAt: '2026-11-03T12:00:00Z' },
      { from: 'finishing', to: 'manufacturing', changedAt: '2026-11-04T12:00:00Z' },
    ],
  })
  expect(stages.slice(0, 4).map(({ label, state, date }) => [label, state, date])).toEqual([
    ['Order Confirmed', 'completed', 'Nov 01, 2026'],
    ['Material Procurement', 'skipped', undefined],
    ['Manufacturing', 'current', 'Nov 04, 2026'],
    ['Finishing', 'pending', undefined],
  ])
})

const delivery = (facts: Partial<Parameters<typeof stagesOf>[0]>) =>
  stagesOf({ orderStatus: 'manufacturing', stageChanges: [], ...facts }).at(-1)?.date

test('the delivery says by when it is due, and what was promised where that is another day', () => {
  expect(delivery({ dueDate: '2026-12-10', promisedDate: '2026-12-10' })).toBe('by Dec 10, 2026')
  expect(delivery({ dueDate: '2026-12-10', promisedDate: '2026-12-02' })).toBe(
    'by Dec 10, 2026 · promised for Dec 02, 2026',
  )
  expect(delivery({ dueDate: null, promisedDate: null, estimatedCompletion: '2026-12-04' })).toBe('by Dec 04, 2026')
  expect(delivery({})).toBeUndefined()
})

test('a delivery says when it was, and what was promised where that is another day', () => {
  const delivered = {
    orderStatus: 'delivered' as const,
    stageChanges: [{ from: 'shipped' as const, to: 'delivered' as const, changedAt: '2026-12-09T12:00:00Z' }],
  }
  expect(delivery({ ...delivered, dueDate: '2026-12-10', promisedDate: '2026-12-02' })).toBe(
    'Dec 09, 2026 · promised for Dec 02, 2026',
  )
  expect(delivery({ ...delivered, dueDate: '2026-12-09', promisedDate: null })).toBe('Dec 09, 2026')
  expect(delivery(delivered)).toBe('Dec 09, 2026')
})

test('the present and later stages say how long they usually take, where past orders tell', () => {
  const stages = stagesOf({ orderStatus: 'manufacturing', stageChanges: [] }, [
    { status: 'pending', days: 1 },
    { status: 'manufacturing', days: 3.2 },
    { status: 'finishing', days: null },
    { status: 'quality_check', days: 0.4 },
    { status: 'packing', days: 1.3 },
  ])
  expect(stages.map(({ estimate }) => estimate)).toEqual([
    ...[undefined, undefined, 'Usually 3 days', undefined],
    ...['Usually less than a day', 'Usually 1 day', undefined, undefined],
  ])
})
