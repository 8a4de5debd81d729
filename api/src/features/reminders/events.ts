import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'
import { orderFacts } from '../orders/events.ts'
import { rfqFacts } from '../rfqs/events.ts'

const quote = z.object({ id: z.string(), number: z.string() })

export const quoteExpiring = defineEvent({
  name: 'quote.expiring',
  says: 'An unanswered quote can be accepted for only a few more days.',
  facts: z.object({ rfq: rfqFacts, quote, validUntil: z.string() }),
})

export const purchaseOrderMissing = defineEvent({
  name: 'quote.purchase_order_missing',
  says: 'Some days have passed since a quote was accepted, and its purchase order has not arrived.',
  facts: z.object({ rfq: rfqFacts, quote }),
})

export const qualityCheckWaiting = defineEvent({
  name: 'order.quality_check_waiting',
  says: 'A quality check has been waiting for the customer for some days.',
  facts: z.object({ order: orderFacts }),
})
