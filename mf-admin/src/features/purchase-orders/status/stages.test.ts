import { expect, test } from 'vitest'
import { stagesOf } from './stages.ts'

const day = '2026-03-02T09:00:00.000Z'
const never = { acknowledgedAt: null, inProductionAt: null, shippedAt: null, receivedAt: null }

test.each([
  ['issued', {}, ['current', 'pending', 'pending', 'pending', 'pending']],
  ['shipped', { shippedAt: day }, ['completed', 'skipped', 'skipped', 'current', 'pending']],
  ['shipped', { acknowledgedAt: day, shippedAt: day }, ['completed', 'completed', 'skipped', 'current', 'pending']],
  ['received', { receivedAt: day }, ['completed', 'skipped', 'skipped', 'skipped', 'completed']],
  ['cancelled', { acknowledgedAt: day }, ['completed', 'completed', 'pending', 'pending', 'pending']],
  ['cancelled', { inProductionAt: day }, ['completed', 'skipped', 'completed', 'pending', 'pending']],
] as const)('the steps of an order that is %s, with the dates %j', (status, dates, states) => {
  expect(stagesOf({ status, createdAt: day, ...never, ...dates }).map(({ state }) => state)).toEqual(states)
})
