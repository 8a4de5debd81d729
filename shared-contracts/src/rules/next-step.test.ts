import { expect, test } from 'vitest'
import { nextOfOrder, nextOfQuote, nextOfRfq } from './next-step.ts'

type Given<Rule extends typeof nextOfQuote | typeof nextOfRfq | typeof nextOfOrder> = Parameters<Rule>[0]

const pending: Given<typeof nextOfQuote> = {
  status: 'pending',
  isExpired: false,
  renewalRequestedAt: null,
  purchaseOrderUrl: null,
  orderNumber: null,
}
const summary: NonNullable<Given<typeof nextOfRfq>['quote']> = {
  id: 'quote',
  quoteNumber: 'SQTE-0001',
  status: 'pending',
  isExpired: false,
  renewalRequestedAt: null,
  quantity: 5,
  amount: '180.00',
  currency: 'USD',
  hasPurchaseOrder: false,
}
const started: Given<typeof nextOfOrder> = {
  orderStatus: 'pending',
  qualityCheckStatus: null,
  isArchived: false,
  invoiceUrl: null,
  paymentStatus: 'unpaid',
}
const asked = '2026-03-02T08:00:00.000Z'

test.each([
  ['a pending one is decided', {}, 'customer', 'decide'],
  ['an expired one is asked for anew', { isExpired: true }, 'customer', 'ask_anew'],
  ['one asked for anew is quoted', { isExpired: true, renewalRequestedAt: asked }, 'provider', 'quote_anew'],
  ['an accepted one needs its purchase order', { status: 'accepted' }, 'customer', 'purchase_order'],
  ['which becomes an order', { status: 'accepted', purchaseOrderUrl: '/po' }, 'provider', 'create_order'],
] as const)('of a quote: %s', (_what, state, by, step) => {
  expect(nextOfQuote({ ...pending, ...state })).toEqual({ by, step })
})

test('nothing comes next with a declined quote, nor with one that became an order', () => {
  expect(nextOfQuote({ ...pending, status: 'declined' })).toBeUndefined()
  expect(
    nextOfQuote({ ...pending, status: 'accepted', purchaseOrderUrl: '/po', orderNumber: 'SORD-1' }),
  ).toBeUndefined()
})

test('an RFQ is quoted first; then what is next with its quote is next with it', () => {
  const rfq = { status: 'submitted', quote: null, orderNumber: null } as const
  expect(nextOfRfq(rfq)).toEqual({ by: 'provider', step: 'quote' })
  expect(nextOfRfq({ ...rfq, status: 'sent_to_suppliers' })).toEqual({ by: 'provider', step: 'quote' })
  expect(nextOfRfq({ ...rfq, status: 'quoted', quote: summary })).toEqual({ by: 'customer', step: 'decide' })
  const accepted = { ...rfq, status: 'accepted' as const, quote: { ...summary, status: 'accepted' as const } }
  expect(nextOfRfq(accepted)).toEqual({ by: 'customer', step: 'purchase_order' })
  const ordered = { ...accepted, quote: { ...accepted.quote, hasPurchaseOrder: true } }
  expect(nextOfRfq(ordered)).toEqual({ by: 'provider', step: 'create_order' })
  expect(nextOfRfq({ ...ordered, orderNumber: 'SORD-1' })).toBeUndefined()
  expect(nextOfRfq({ ...rfq, status: 'declined' })).toBeUndefined()
})

test.each([
  ['is produced', {}, 'provider', 'produce'],
  ['goes on after the finishing', { orderStatus: 'finishing' }, 'provider', 'produce'],
  ['waits for the decision on its quality', { orderStatus: 'quality_check' }, 'customer', 'decide_quality'],
  [
    'is revised if the customer asked for it',
    { orderStatus: 'quality_check', qualityCheckStatus: 'needs_revision' },
    'provider',
    'revise_quality',
  ],
  [
    'goes on once it is approved',
    { orderStatus: 'quality_check', qualityCheckStatus: 'approved' },
    'provider',
    'produce',
  ],
  ['is shipped', { orderStatus: 'packing' }, 'provider', 'ship'],
  ['is delivered', { orderStatus: 'shipped' }, 'carrier', 'deliver'],
  ['needs its invoice', { orderStatus: 'delivered' }, 'provider', 'invoice'],
  ['is paid', { orderStatus: 'delivered', invoiceUrl: '/invoice' }, 'customer', 'pay'],
] as const)('an order %s', (_what, state, by, step) => {
  expect(nextOfOrder({ ...started, ...state })).toEqual({ by, step })
})

test('nothing comes next with an order that is delivered and paid, nor with an archived one', () => {
  expect(nextOfOrder({ ...started, orderStatus: 'delivered', paymentStatus: 'paid' })).toBeUndefined()
  expect(nextOfOrder({ ...started, isArchived: true })).toBeUndefined()
})
