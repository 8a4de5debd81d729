import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'
import { orderFacts } from '../orders/events.ts'
import { rfqFacts } from '../rfqs/events.ts'

const quote = z.object({ id: z.string(), number: z.string() })

export const quoteExpiring = defineEvent({
  name: 'quote.expiring',
  says: 'A quote that nobody has answered can be accepted for a few more days only.',
  facts: z.object({ rfq: rfqFacts, quote, validUntil: z.string() }),
})

export const purchaseOrderMissing = defineEvent({
  name: 'quote.purchase_order_missing',
  says: 'Some days have passed since a quote was accepted, and its purchase order is not here.',
  facts: z.object({ rfq: rfqFacts, quote }),
})

export const qualityCheckWaiting = defineEvent({
  name: 'order.quality_check_waiting',
  says: 'A quality check has waited some days for the customer.',
  facts: z.object({ order: orderFacts }),
})
