import { z } from 'zod'
import { defineEvent, ownersOf } from '../../platform/events/domain-event.ts'
import { rfqFacts } from '../rfqs/events.ts'

/** The fields of a quote in events. */
const quoteFacts = z.object({
  id: z.string(),
  number: z.string(),
  currentRevision: z.number(),
  customerResponse: z.string().nullable(),
  purchaseOrderNumber: z.string().nullable(),
})

type Quoted = { rfq: z.output<typeof rfqFacts>; quote: z.output<typeof quoteFacts> }

const about = ({ quote }: Pick<Quoted, 'quote'>) => ({ type: 'quote', id: quote.id })
const revisionOf = ({ quote }: Quoted) => ({ object: about({ quote }), changes: { revision: quote.currentRevision } })

/** The quote, and the RFQ whose status follows it. */
const changedRfq = {
  tags: ['Rfq', 'Quote', 'Dashboard'],
  to: ownersOf('rfq'),
  id: ({ rfq }: Quoted) => rfq.id,
} as const

export const quoteOffered = defineEvent({
  name: 'quote.offered',
  says: 'An admin quoted an RFQ, or replaced its pending quote with a new revision.',
  facts: z.object({ rfq: rfqFacts, quote: quoteFacts, amount: z.string(), currency: z.string() }),
  audit: ({ quote, amount, currency }) => ({
    object: about({ quote }),
    changes: { revision: quote.currentRevision, amount, currency },
  }),
  live: [changedRfq],
})

export const quoteAccepted = defineEvent({
  name: 'quote.accepted',
  says: 'The customer accepted a quote.',
  facts: z.object({
    rfq: rfqFacts,
    quote: quoteFacts,
    withPurchaseOrder: z.boolean().describe('Whether the purchase order came in the same call, and is announced next'),
  }),
  audit: revisionOf,
  live: [changedRfq],
})

export const quoteDeclined = defineEvent({
  name: 'quote.declined',
  says: 'The customer declined a quote.',
  facts: z.object({ rfq: rfqFacts, quote: quoteFacts }),
  audit: revisionOf,
  live: [changedRfq],
})

export const freshQuoteRequested = defineEvent({
  name: 'quote.renewal_requested',
  says: 'The customer asked for a fresh quote in place of an expired one.',
  facts: z.object({ rfq: rfqFacts, quote: quoteFacts }),
  audit: ({ quote }) => ({ object: about({ quote }) }),
  live: [{ tags: ['Rfq', 'Quote'], to: ownersOf('rfq'), id: ({ quote }) => quote.id }],
})

export const purchaseOrderSent = defineEvent({
  name: 'quote.purchase_order_uploaded',
  says: 'The customer sent the purchase order of an accepted quote.',
  facts: z.object({ rfq: rfqFacts, quote: quoteFacts }),
  audit: ({ quote }) => ({ object: about({ quote }), changes: { number: quote.purchaseOrderNumber } }),
  live: [{ tags: ['Quote', 'Rfq', 'Dashboard'], to: ownersOf('rfq'), id: ({ quote }) => quote.id }],
})
