import { RfqStatus } from '@kerf/shared-contracts/contracts/rfqs'
import { z } from 'zod'
import { defineEvent, ownersOf } from '../../platform/events/domain-event.ts'

/** The fields of an RFQ in events. */
export const rfqFacts = z.object({
  id: z.string(),
  number: z.string(),
  projectName: z.string(),
  customerId: z.string(),
  companyId: z.string().nullable(),
})

const about = ({ rfq }: { rfq: z.output<typeof rfqFacts> }) => ({ type: 'rfq', id: rfq.id })

export const rfqSubmitted = defineEvent({
  name: 'rfq.submitted',
  says: 'A customer submitted an RFQ or reordered, or an admin created a quote or an order by hand.',
  facts: z.object({ rfq: rfqFacts, source: z.enum(['customer', 'manual', 'reorder']) }),
  audit: ({ rfq, source }) => ({ object: about({ rfq }), changes: { number: rfq.number, source } }),
  live: [{ tags: ['Rfq', 'Dashboard'], to: ownersOf('rfq'), id: ({ rfq }) => rfq.id }],
})

export const rfqStatusChanged = defineEvent({
  name: 'rfq.status_changed',
  says: 'An RFQ entered another status: an admin opened or declined it, or it was quoted, the quote was answered, or its customer withdrew it.',
  facts: z.object({ rfq: rfqFacts, from: RfqStatus, to: RfqStatus }),
  audit: ({ rfq, from, to }) => ({ object: about({ rfq }), changes: { from, to } }),
  live: [{ tags: ['Rfq', 'Quote', 'Dashboard'], to: ownersOf('rfq'), id: ({ rfq }) => rfq.id }],
})

export const rfqWithdrawn = defineEvent({
  name: 'rfq.withdrawn',
  says: 'A customer withdrew an RFQ before it was quoted.',
  facts: z.object({ rfq: rfqFacts, reason: z.string().nullable() }),
  audit: ({ rfq, reason }) => ({ object: about({ rfq }), changes: { reason } }),
  live: [{ tags: ['SupplierQuote'], to: { admins: true } }],
})

export const quoteDeclinedWithRfq = defineEvent({
  name: 'rfq.quote_declined',
  says: 'An admin declined an RFQ whose quote was pending, which declines the quote.',
  facts: z.object({ quoteId: z.string(), revision: z.number() }),
  action: 'quote.declined',
  audit: ({ quoteId, revision }) => ({ object: { type: 'quote', id: quoteId }, changes: { revision } }),
})

export const drawingsAdded = defineEvent({
  name: 'rfq.files_added',
  says: 'The customer or an admin added drawings to an RFQ.',
  facts: z.object({ rfq: rfqFacts }),
  live: [{ tags: ['Rfq', 'File'], to: ownersOf('rfq'), id: ({ rfq }) => rfq.id }],
})

export const fileLinked = defineEvent({
  name: 'file.linked',
  says: 'A drawing that a customer had sent before there was an RFQ became one of its files, or went to another of its parts.',
  facts: z.object({ file: z.object({ id: z.string(), fileName: z.string() }), rfq: rfqFacts }),
  audit: ({ file: { id, fileName }, rfq }) => ({
    object: { type: 'file', id },
    changes: { fileName, type: 'rfq', id: rfq.id },
  }),
})
