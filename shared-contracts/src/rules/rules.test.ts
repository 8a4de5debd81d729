import { expect, test } from 'vitest'
import { OrderStatus } from '../contracts/orders.ts'
import { addDays, dayIn, daysBetween } from './calendar.ts'
import { displayIdentifier } from './display-identifier.ts'
import {
  awaitsQualityDecision,
  isActiveOrder,
  mayMarkPaid,
  maySetStatus,
  needsDeliveryConfirmation,
  orderPercent,
  orderStages,
  orderStatusLabel,
  showsInvoice,
  showsQualityFiles,
  stageState,
} from './order-lifecycle.ts'
import { completenessBadge, profileCompleteness } from './profile-completeness.ts'
import {
  mayAccept,
  mayCreateSalesOrder,
  mayRequestFreshQuote,
  mayUploadPurchaseOrder,
  quoteGroup,
  quoteStatusLabel,
} from './quote-lifecycle.ts'
import { mayDecline, mayQuote, maySetRfqStatus, rfqStatusLabel } from './rfq-lifecycle.ts'

test("the stages stand in the order of the contract, with the percents of docs/product/orders.md, 'Stages'", () => {
  expect(orderStages.map((stage) => stage.status)).toEqual(OrderStatus.options)
  expect(OrderStatus.options.map(orderPercent)).toEqual([12.5, 25, 50, 62.5, 75, 87.5, 95, 100])
  expect(orderPercent('lost_in_space')).toBe(0)
})

test('an unknown order status is shown as capitalised words', () => {
  expect(orderStatusLabel('pending')).toBe('Order Confirmed')
  expect(orderStatusLabel('lost_in_space')).toBe('Lost In Space')
  expect(orderStatusLabel('')).toBe('Unknown')
})

test('earlier stages are completed, the present one in progress, later ones pending; delivered is completed', () => {
  expect(stageState('packing', 'pending')).toBe('completed')
  expect(stageState('packing', 'packing')).toBe('in_progress')
  expect(stageState('packing', 'shipped')).toBe('pending')
  expect(stageState('delivered', 'delivered')).toBe('completed')
})

test('an order is active until it is delivered or archived', () => {
  expect(isActiveOrder({ orderStatus: 'shipped', isArchived: false })).toBe(true)
  expect(isActiveOrder({ orderStatus: 'delivered', isArchived: false })).toBe(false)
  expect(isActiveOrder({ orderStatus: 'packing', isArchived: true })).toBe(false)
})

test('delivered is final unless the order is reopened', () => {
  const delivered = { orderStatus: 'delivered' as const, isArchived: false, reopenedAt: null }
  expect(maySetStatus({ ...delivered, orderStatus: 'shipped' })).toBe(true)
  expect(maySetStatus(delivered)).toBe(false)
  expect(maySetStatus({ ...delivered, reopenedAt: '2026-01-01T00:00:00Z' })).toBe(true)
  expect(maySetStatus({ ...delivered, isArchived: true, reopenedAt: '2026-01-01T00:00:00Z' })).toBe(false)
})

test('the customer decides only while the order is in quality check and nothing was decided', () => {
  const inCheck = { orderStatus: 'quality_check' as const }
  expect(awaitsQualityDecision({ ...inCheck, qualityCheckStatus: null })).toBe(true)
  expect(awaitsQualityDecision({ ...inCheck, qualityCheckStatus: 'pending' })).toBe(true)
  expect(awaitsQualityDecision({ ...inCheck, qualityCheckStatus: 'needs_revision' })).toBe(false)
  expect(awaitsQualityDecision({ orderStatus: 'packing', qualityCheckStatus: 'pending' })).toBe(false)
})

test('quality files show from the quality check on, or once something was decided', () => {
  expect(showsQualityFiles({ orderStatus: 'finishing', qualityCheckStatus: null })).toBe(false)
  expect(showsQualityFiles({ orderStatus: 'finishing', qualityCheckStatus: 'needs_revision' })).toBe(true)
  expect(showsQualityFiles({ orderStatus: 'packing', qualityCheckStatus: 'pending' })).toBe(true)
})

test('invoice, payment and delivery follow the state of the order', () => {
  expect(showsInvoice({ orderStatus: 'quality_check', invoiceUrl: '/x' })).toBe(false)
  expect(showsInvoice({ orderStatus: 'packing', invoiceUrl: '/x' })).toBe(true)
  expect(showsInvoice({ orderStatus: 'delivered', invoiceUrl: null })).toBe(false)
  expect(mayMarkPaid({ invoiceUrl: null, isArchived: false })).toBe(false)
  expect(mayMarkPaid({ invoiceUrl: '/x', isArchived: false })).toBe(true)
  expect(needsDeliveryConfirmation('delivered', { quantityRemaining: 1 })).toBe(true)
  expect(needsDeliveryConfirmation('shipped', { quantityRemaining: 1 })).toBe(false)
})

test('an RFQ is quoted and declined until it is decided, and opened once', () => {
  for (const status of ['submitted', 'reviewing', 'sent_to_suppliers', 'quoted'] as const) {
    expect([mayQuote(status), mayDecline(status)]).toEqual([true, true])
  }
  for (const status of ['accepted', 'declined'] as const) {
    expect([mayQuote(status), mayDecline(status)]).toEqual([false, false])
  }
  expect(maySetRfqStatus('submitted', 'reviewing')).toBe(true)
  expect(maySetRfqStatus('quoted', 'reviewing')).toBe(false)
  expect(maySetRfqStatus('reviewing', 'accepted')).toBe(false)
  expect(rfqStatusLabel('reviewing')).toBe('Under Review')
  expect(rfqStatusLabel('in_production')).toBe('In production')
})

test('a quote stands in one group, and what may be done with it follows from that', () => {
  const pending = { status: 'pending' as const, isExpired: false, purchaseOrderUrl: null }
  const expired = { ...pending, isExpired: true }
  const accepted = { ...pending, status: 'accepted' as const }
  const ordered = { ...accepted, purchaseOrderUrl: '/po' }
  expect([pending, expired, accepted, ordered].map(quoteGroup)).toEqual([
    'pending',
    'expired',
    'waiting_for_po',
    'po_submitted',
  ])
  expect([pending, expired, accepted, ordered].map(quoteStatusLabel)).toEqual([
    'Pending',
    'Expired',
    'Waiting for PO',
    'PO Submitted',
  ])
  expect([pending, expired, accepted].map(mayAccept)).toEqual([true, false, false])
  expect([pending, expired].map(mayRequestFreshQuote)).toEqual([false, true])
  expect([accepted, ordered].map(mayUploadPurchaseOrder)).toEqual([true, false])
  expect([accepted, ordered].map(mayCreateSalesOrder)).toEqual([false, true])
})

test('the display identifier is the first that is present', () => {
  const id = '0198a1b2-0000-7000-8000-000000000000'
  expect(displayIdentifier({ id, displayNumber: 'SQTE-0007', orderNumber: 'SORD-0001' })).toBe('SQTE-0007')
  expect(displayIdentifier({ id, orderNumber: 'SORD-0001', supplierNumber: 'V0001' })).toBe('SORD-0001')
  expect(displayIdentifier({ id, orderNumber: '12345', supplierNumber: 'V0001' })).toBe('V0001')
  expect(displayIdentifier({ id })).toBe('0198a1b2')
  expect(displayIdentifier({})).toBe('N/A')
})

test('completeness is the share of eight items', () => {
  const nothing = {
    name: null,
    phone: null,
    website: null,
    address: ' ',
    city: null,
    country: null,
    capabilities: [],
    certifications: [],
  }
  expect(profileCompleteness(nothing)).toBe(0)
  expect(profileCompleteness({ ...nothing, name: 'A', phone: '1', city: 'X', capabilities: ['CNC'] })).toBe(50)
  expect([49, 50, 80].map(completenessBadge)).toEqual(['Incomplete', 'Partial', 'Complete'])
})

test('a day depends on the time zone, and days are counted by the calendar', () => {
  const moment = new Date('2026-03-29T00:30:00Z')
  expect(dayIn(moment, 'UTC')).toBe('2026-03-29')
  expect(dayIn(moment, 'America/New_York')).toBe('2026-03-28')
  expect(addDays('2026-02-27', 2)).toBe('2026-03-01')
  expect(daysBetween('2026-03-01', '2026-03-31')).toBe(30)
})
