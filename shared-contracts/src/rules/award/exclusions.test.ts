import { expect, test } from 'vitest'
import { simulateAward } from '../award.ts'
import { exclusionsOf } from './offers.ts'
import type { AwardOffer, AwardRequest } from './terms.ts'

const offer = (supplierId: string, leadTimeDays: number, unitPrice: string): AwardOffer => ({
  ...{ supplierId, name: supplierId, currency: 'USD', setup: '0.00', freight: '0.00', leadTimeDays },
  ...{ validUntil: null, certificates: [], lines: [{ partId: 'cover', quantity: 1, unitPrice }] },
})

const request = (offers: AwardOffer[], limits: Omit<AwardRequest['limits'], 'today'>): AwardRequest => ({
  ...{ currency: 'USD', parts: [{ id: 'cover', quantity: 10 }], offers },
  limits: { today: '2026-11-29', ...limits },
})

test.each([
  [8, [{ reason: 'too_early', arrivesOn: '2026-12-07' }]],
  [9, []],
  [10, []],
  [11, [{ reason: 'too_late', arrivesOn: '2026-12-10' }]],
])('goods that take %i days are measured by the first and the last day', (days, exclusions) => {
  const one = offer('one', days, '1.00')
  expect(exclusionsOf(one, request([one], { notBefore: '2026-12-08', neededBy: '2026-12-09' }))).toEqual(exclusions)
})

test('what would be cheaper without the first day of delivery is said', () => {
  const offers = [offer('quick', 2, '1.00'), offer('steady', 20, '4.00')]
  const { award, unlimited } = simulateAward(request(offers, { notBefore: '2026-12-08' }))
  expect(award?.suppliers.map(({ supplierId }) => supplierId)).toEqual(['steady'])
  expect(unlimited).toMatchObject([{ limit: 'notBefore', difference: '-30.00' }])
})
