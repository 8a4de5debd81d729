import { expect, test } from 'vitest'
import type { StageTime } from '../contracts/production.ts'
import { likelyNext } from './stage-times.ts'

const times: StageTime[] = [
  { status: 'manufacturing', days: 3.2 },
  { status: 'finishing', days: null },
  { status: 'shipped', days: 0.2 },
]
const at = { now: new Date('2026-03-02T08:00:00Z'), today: '2026-03-02' }
const order = (orderStatus: StageTime['status'], changedAt = '2026-03-01T20:00:00.000Z') => ({
  ...{ orderStatus, isArchived: false },
  stageChanges: [
    { from: null, to: orderStatus, changedAt: '2025-01-01T00:00:00.000Z' },
    { from: orderStatus, to: orderStatus, changedAt },
  ],
})

test('is the stage after the present one, once the usual time since the order entered it last has passed', () => {
  expect(likelyNext(order('manufacturing'), times, at)).toEqual({ label: 'Finishing', day: '2026-03-05' })
  expect(likelyNext(order('shipped', '2026-03-02T08:00:00.000Z'), times, at)).toEqual({
    ...{ label: 'Delivered', day: '2026-03-02' },
  })
})

test('says nothing where too few orders tell, when the time has passed, at the end, and of archived orders', () => {
  expect(likelyNext(order('finishing'), times, at)).toBeUndefined()
  expect(likelyNext(order('packing'), times, at)).toBeUndefined()
  expect(likelyNext(order('delivered'), times, at)).toBeUndefined()
  expect(likelyNext(order('manufacturing', '2026-02-26T08:00:00.000Z'), times, at)).toBeUndefined()
  expect(likelyNext({ ...order('manufacturing'), isArchived: true }, times, at)).toBeUndefined()
})
