import type { SupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes'
import type { SupplierRequestDetails } from '@kerf/shared-contracts/contracts/supplier-requests'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { awardedTogether, marginOf } from './margin.ts'

type RequestedRfq = z.output<typeof SupplierRequestDetails>['rfqs'][number]

const rfq = (amount: string | null, currency = 'USD'): RequestedRfq => ({
  ...{
    id: 'r',
    displayNumber: 'SQTE-0001',
    projectName: 'Bracket',
    orderId: null,
    orderNumber: null,
    dueDate: null,
    laterDrawings: [],
  },
  quote: amount === null ? null : { amount, currency },
})

const awarded = (awardedAmount: string | null, currency = 'USD') => ({ awardedAmount, currency }) as SupplierQuote // no more is read

describe('the margin of a supplier’s price', () => {
  test.each([
    ['100.00', '87.50', '12.50', '12.5%'],
    ['100.00', '100.00', '0.00', '0.0%'],
    ['100.00', '103.00', '-3.00', '-3.0%'],
    ['3.00', '2.00', '1.00', '33.3%'],
    ['6.00', '1.00', '5.00', '83.3%'],
    ['100.00', '250.00', '-150.00', '-150.0%'],
    ['1000.00', '999.50', '0.50', '0.1%'],
    ['1000.00', '1000.10', '-0.10', '0.0%'],
    ['0.03', '0.02', '0.01', '33.3%'],
    ['90071992547409.93', '0.01', '90071992547409.92', '100.0%'],
  ])('of %s less %s is %s, %s', (quoted, price, amount, percent) => {
    expect(marginOf([rfq(quoted)], price, 'USD')).toEqual({ amount, percent })
  })

  test('counts all quotes of the customers together', () => {
    expect(marginOf([rfq('0.10'), rfq('0.20')], '0.30', 'USD')).toEqual({ amount: '0.00', percent: '0.0%' })
  })

  test('has no share of quotes over nothing', () => {
    expect(marginOf([rfq('0.00')], '5.00', 'USD')).toEqual({ amount: '-5.00', percent: null })
  })

  test.each([
    ['there is no RFQ', []],
    ['an RFQ has no quote', [rfq('10.00'), rfq(null)]],
    ['a quote is in another currency', [rfq('10.00'), rfq('10.00', 'EUR')]],
  ])('is unknown where %s', (_why, rfqs) => {
    expect(marginOf(rfqs, '1.00', 'USD')).toBeNull()
  })
})

describe('what was awarded so far', () => {
  test('is the sum over the suppliers, to the cent', () => {
    expect(awardedTogether([awarded('0.10'), awarded(null), awarded('0.20')])).toEqual({
      amount: '0.30',
      currency: 'USD',
    })
  })

  test('is told of none, and of several currencies, by nothing', () => {
    expect(awardedTogether([])).toBeNull()
    expect(awardedTogether([awarded(null)])).toBeNull()
    expect(awardedTogether([awarded('1.00'), awarded('1.00', 'EUR')])).toBeNull()
  })
})
