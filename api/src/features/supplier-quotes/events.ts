import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

/** A request to suppliers in events that its suppliers may also receive: nothing about the customer. */
export const requestFacts = z.object({
  id: z.string(),
  referenceNumber: z.string().nullable(),
  projectName: z.string(),
})

/** A supplier quote in events. */
const quoteFacts = z.object({ id: z.string(), supplierId: z.string(), revision: z.number() })

type Quoted = { quote: z.output<typeof quoteFacts> }

const about = ({ quote }: Quoted) => ({ type: 'supplier_quote', id: quote.id })
const toAdmins = { tags: ['SupplierQuote'], to: { admins: true } } as const
const toItsSupplier = {
  tags: ['SupplierQuote', 'SupplierRequest'],
  to: { users: ({ quote }: Quoted) => [quote.supplierId] },
} as const

export const supplierQuoteSubmitted = defineEvent({
  name: 'supplier_quote.submitted',
  says: 'A supplier quoted a request, or revised its quote.',
  facts: z.object({ quote: quoteFacts, request: requestFacts, price: z.string(), currency: z.string() }),
  audit: ({ quote, price, currency }) => ({
    object: about({ quote }),
    changes: { revision: quote.revision, price, currency },
  }),
  live: [toAdmins, toItsSupplier],
})

export const supplierQuoteAccepted = defineEvent({
  name: 'supplier_quote.accepted',
  says: 'An admin accepted a supplier quote, in full or for some of the pieces.',
  facts: z.object({
    quote: quoteFacts,
    request: requestFacts,
    awards: z.array(z.object({ partName: z.string(), quantity: z.number() })),
    amount: z.string(),
    currency: z.string(),
    feedback: z.string().nullable(),
  }),
  audit: ({ quote, awards, amount, currency }) => ({
    object: about({ quote }),
    changes: { status: 'accepted', awards, amount, currency },
  }),
  live: [toAdmins, toItsSupplier],
})

export const supplierQuoteTakenBack = defineEvent({
  name: 'supplier_quote.taken_back',
  says: 'An admin withdrew the acceptance of a supplier quote, which awaits a decision again.',
  facts: z.object({ quote: quoteFacts, request: requestFacts, reason: z.string().nullable() }),
  audit: ({ quote, reason }) => ({ object: about({ quote }), changes: { status: 'pending', reason } }),
  live: [toAdmins, toItsSupplier],
})

export const supplierRequestAwarded = defineEvent({
  name: 'supplier_request.award_changed',
  says: 'A request to suppliers became fully awarded, or no longer is.',
  facts: z.object({ request: requestFacts, isAwarded: z.boolean(), supplierIds: z.array(z.string()) }),
  audit: ({ request, isAwarded }) => ({
    object: { type: 'supplier_request', id: request.id },
    changes: { isAwarded },
  }),
  live: [
    toAdmins,
    { tags: ['SupplierRequest'], to: { users: ({ supplierIds }: { supplierIds: string[] }) => supplierIds } },
  ],
})

export const supplierQuoteNotSelected = defineEvent({
  name: 'supplier_quote.not_selected',
  says: 'An admin did not select a supplier quote.',
  facts: z.object({ quote: quoteFacts, request: requestFacts, feedback: z.string() }),
  audit: ({ quote, feedback }) => ({ object: about({ quote }), changes: { status: 'not_selected', feedback } }),
  live: [toAdmins, toItsSupplier],
})
