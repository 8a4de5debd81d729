import { z } from 'zod'
import { basedOnText } from './based-on.ts'
import { byId, download, endpoint } from './endpoint.ts'
import { mostPrices, pricesText } from './part-limits.ts'
import { ChargeKind, ListedQuote, Quote, QuoteListQuery } from './quotes.ts'
import { BooleanInput, Currency, DateInput, jsonText, line, MoneyInput, optional, text } from './values.ts'

export const listAdminQuotes = endpoint({
  method: 'get',
  path: '/api/admin/quotes',
  access: ['admin'],
  summary: 'Quotes of all customers, or of one',
  spec: "docs/product/quotes.md, 'Calls'",
  query: QuoteListQuery.extend({ customerId: z.uuid().optional() }),
  response: z.array(ListedQuote),
  tags: ['Quote'],
})

export const getRfqQuote = endpoint({
  method: 'get',
  path: '/api/admin/rfqs/:id/quote',
  access: ['admin'],
  summary: 'The quote of an RFQ',
  spec: "docs/product/quotes.md, 'Calls'",
  params: byId,
  response: Quote,
  errors: ['rfq.not_found', 'quote.not_found'],
  tags: ['Quote'],
})

/** Prices of single parts and quantities; without it `amount` is the price of the whole RFQ at its first quantities. */
export const QuoteLineInput = z.object({ partId: z.uuid(), quantity: z.number().int().min(1), amount: MoneyInput })

/** How many charges an offer may have. */
export const mostCharges = 20

/** What an offer charges besides its parts; the total `amount` includes it. */
export const QuoteChargeInput = z.object({
  kind: ChargeKind,
  label: line(120).min(1, 'Please name this line'),
  amount: MoneyInput,
})

const charges = z.array(QuoteChargeInput).max(mostCharges)

/** If omitted, those of the previous offer, else those of the settings; an empty text means none. */
const quoteTerms = text(4000).optional()

export const CreateQuoteBody = z
  .object({
    amount: MoneyInput,
    currency: Currency.optional(),
    validUntil: DateInput,
    estimatedDeliveryDate: DateInput,
    notes: optional(text(4000)),
    lines: jsonText(z.array(QuoteLineInput).min(1).max(mostPrices), pricesText, {
      notJson: 'The lines are not valid JSON',
      wrong: 'Each line needs a part of this RFQ, a quantity and a valid amount',
    })
      .optional()
      .describe('JSON array of {partId, quantity, amount}'),
    charges: jsonText(charges, 100_000, {
      notJson: 'The charges are not valid JSON',
      wrong: 'Each charge needs a kind, a name and an amount',
    })
      .optional()
      .describe('JSON array of {kind, label, amount}'),
    terms: quoteTerms,
    /** Kerf generates the PDF unless one is sent (docs/product/documents.md, 'Quote'). */
    makeDocument: BooleanInput.default(false),
    /** 0 if the RFQ had no quote. */
    basedOn: basedOnText({ revision: z.number().int().min(0) }),
  })
  .meta({ id: 'CreateQuoteBody' })

export const createQuote = endpoint({
  method: 'post',
  path: '/api/admin/rfqs/:id/quote',
  access: ['admin'],
  summary: 'Quote an RFQ, or revise its pending quote',
  spec: "docs/product/quotes.md, 'Offering a quote'",
  params: byId,
  body: CreateQuoteBody,
  files: { quoteFile: { kinds: ['pdf'], maxCount: 1 } },
  response: Quote,
  status: 201,
  errors: [
    'rfq.not_found',
    'quote.rfq_not_quotable',
    'rfq.withdrawn',
    'quote.amount_invalid',
    'file.not_pdf',
    'document.not_made',
    'write.stale',
  ],
  tags: ['Quote', 'Rfq', 'Dashboard'],
  limit: 'upload',
  idempotent: true,
})

/** It is a post because it takes a whole offer; it changes nothing. */
export const previewQuote = endpoint({
  method: 'post',
  path: '/api/admin/rfqs/:id/quote/preview',
  access: ['admin'],
  summary: 'The PDF Kerf would generate for an offer, before it is sent',
  spec: "docs/product/documents.md, 'Quote'",
  params: byId,
  body: CreateQuoteBody.omit({ makeDocument: true, basedOn: true }).meta({ id: 'PreviewQuoteBody' }),
  response: download('application/pdf'),
  errors: ['rfq.not_found', 'quote.rfq_not_quotable', 'rfq.withdrawn', 'document.not_made'],
  limit: 'export',
})

export const downloadAdminPurchaseOrder = endpoint({
  method: 'get',
  path: '/api/admin/quotes/:id/purchase-order/download',
  access: ['admin'],
  summary: "The customer's purchase order",
  spec: "docs/product/quotes.md, 'Purchase order'",
  params: byId,
  response: download('application/pdf'),
  errors: ['quote.not_found', 'quote.no_purchase_order'],
})

export const createManualQuote = endpoint({
  method: 'post',
  path: '/api/admin/quotes/create',
  access: ['admin'],
  summary: 'Create a quote for a customer; a placeholder RFQ is made with it',
  spec: "docs/product/admin.md, 'Manual creation'",
  body: z
    .object({
      customerId: z.uuid('Customer required: Please select a customer to create the quote for'),
      amount: MoneyInput,
      currency: Currency.optional(),
      validUntil: DateInput,
      estimatedDeliveryDate: optional(DateInput),
      notes: optional(text(4000)),
      charges: charges.optional(),
      terms: quoteTerms,
      /** Kerf generates the PDF (docs/product/documents.md, 'Quote'). */
      makeDocument: BooleanInput.default(false),
    })
    .meta({ id: 'ManualQuoteBody' }),
  response: Quote,
  status: 201,
  errors: ['user.not_found', 'quote.amount_invalid', 'document.not_made'],
  tags: ['Quote', 'Rfq', 'Dashboard'],
  idempotent: true,
})
