import { expect, test } from 'vitest'
import { choices, currentOffer, earlierOffers, type Offer, partNames } from './offers.ts'

const line = (partId: string, quantity: number, amount: string, isChosen = true) => ({
  partId,
  partName: null,
  quantity,
  unitPrice: '1.0000',
  amount,
  isChosen,
})

const first: Offer = {
  revision: 1,
  amount: '160.20',
  currency: 'USD',
  validUntil: '2026-12-24',
  estimatedDeliveryDate: '2027-01-08',
  notes: 'Anodized',
  terms: null,
  charges: [],
  quoteFileUrl: null,
  createdAt: '2026-11-24T09:00:00Z',
  lines: [line('housing', 10, '120.00'), line('housing', 100, '800.10', false), line('lid', 10, '40.20')],
}

test('only a part with several quantities offers a choice', () => {
  expect(choices(first)).toEqual([{ partId: 'housing', quantities: [10, 100] }])
})

test('earlier offers are those before the current one, latest first', () => {
  const quote = { revision: 3, revisions: [1, 3, 2].map((revision) => ({ ...first, revision })) }
  expect(earlierOffers(quote).map(({ revision }) => revision)).toEqual([2, 1])
  expect(currentOffer(quote)?.revision).toBe(3)
})

test("an unnamed part takes its project's name if it is the only one, else its number", () => {
  const part = (id: string, name: string | null) => ({
    ...{ id, name, position: 0, material: 'steel', materialGrade: null, finishing: null, tolerance: 'tight' },
    ...{ quantities: [10], notes: null, files: [] },
  })
  const named = (parts: ReturnType<typeof part>[]) => [...partNames({ projectName: 'Gearbox', parts }).values()]
  expect(named([part('housing', null)])).toEqual(['Gearbox'])
  expect(named([part('housing', null), part('lid', 'Lid')])).toEqual(['Part 1', 'Lid'])
})
