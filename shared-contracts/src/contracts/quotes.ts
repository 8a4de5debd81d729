import { z } from 'zod'
import { Destination, DestinationInput } from './company-addresses.ts'
import { byId, download, endpoint, listQuery } from './endpoint.ts'
import { errorCatalogue } from './errors.ts'
import { ShownPicture } from './files.ts'
import { Rfq, RfqPart } from './rfqs.ts'
import {
  Currency,
  DateOnly,
  Instant,
  jsonText,
  line,
  Money,
  optional,
  Quantity,
  QuantityInput,
  text,
  wholeNumberInput,
} from './values.ts'

export const QuoteStatus = z.enum(['pending', 'accepted', 'declined'])
export type QuoteStatus = z.output<typeof QuoteStatus>

/** The price of one part at one quantity. */
export const QuoteLine = z
  .object({
    partId: z.uuid(),
    partName: z.string().nullable(),
    quantity: Quantity,
    unitPrice: z.string().describe('Exact decimal, up to four places'),
    amount: Money,
    isChosen: z.boolean(),
  })
  .meta({ id: 'QuoteLine' })

/** What an offer may charge besides its parts (docs/product/quotes.md, 'Charges and terms'). */
export const ChargeKind = z.enum(['setup', 'tooling', 'freight', 'tax', 'other'])
export type ChargeKind = z.output<typeof ChargeKind>

export const QuoteCharge = z.object({ kind: ChargeKind, label: z.string(), amount: Money }).meta({ id: 'QuoteCharge' })
export type QuoteCharge = z.output<typeof QuoteCharge>

/** An earlier offer that a newer one replaced; stays readable. */
export const QuoteRevision = z
  .object({
    revision: z.number().int(),
    amount: Money.describe('The total, charges included'),
    currency: Currency,
    validUntil: DateOnly,
    estimatedDeliveryDate: DateOnly.nullable(),
    notes: z.string().nullable(),
    terms: z.string().nullable(),
    quoteFileUrl: z.string().nullable(),
    createdAt: Instant,
    lines: z.array(QuoteLine),
    charges: z.array(QuoteCharge).describe('What is charged besides the parts, whatever quantities are chosen'),
  })
  .meta({ id: 'QuoteRevision' })

/** A quote (docs/product/quotes.md, 'Fields of a quote'). The flat fields are those of the current revision. */
export const Quote = z
  .object({
    id: z.uuid(),
    rfqId: z.uuid(),
    rfq: Rfq,
    picture: ShownPicture.nullable().describe('Of its RFQ'),
    quoteNumber: z.string(),
    amount: Money,
    currency: Currency,
    status: QuoteStatus,
    isExpired: z.boolean().describe('Pending and past the end of validUntil in the time zone of the business'),
    validUntil: DateOnly,
    validDays: z.number().int(),
    estimatedDeliveryDate: DateOnly.nullable(),
    notes: z.string().nullable(),
    terms: z.string().nullable(),
    quoteFileUrl: z.string().nullable(),
    quoteFileName: z.string().nullable(),
    purchaseOrderUrl: z.string().nullable(),
    purchaseOrderNumber: z.string().nullable(),
    destination: Destination.nullable().describe('As confirmed with the purchase order; null as long as it was not'),
    customerResponse: z.string().nullable(),
    respondedAt: Instant.nullable(),
    createdAt: Instant,
    revision: z.number().int(),
    revisions: z.array(QuoteRevision).describe('All offers, newest first'),
    lines: z.array(QuoteLine),
    charges: z.array(QuoteCharge),
    renewalRequestedAt: Instant.nullable(),
    orderNumber: z.string().nullable(),
  })
  .meta({ id: 'Quote' })
export type Quote = z.output<typeof Quote>

/** What a quote shows of its RFQ in a list. */
export const ListedQuoteRfq = Rfq.pick({
  id: true,
  displayNumber: true,
  projectName: true,
  material: true,
  materialGrade: true,
  quantity: true,
  status: true,
  user: true,
  companyId: true,
})
  .extend({
    parts: z.array(
      RfqPart.pick({ id: true, position: true, name: true, material: true, materialGrade: true, quantities: true }),
    ),
  })
  .meta({ id: 'ListedQuoteRfq' })

/** A quote as lists show it: the current offer. {@link getQuote} carries the request and earlier offers. */
export const ListedQuote = Quote.omit({ revisions: true, destination: true })
  .extend({ rfq: ListedQuoteRfq })
  .meta({ id: 'ListedQuote' })
export type ListedQuote = z.output<typeof ListedQuote>

export const QuoteListQuery = listQuery({
  status: QuoteStatus.optional(),
  group: z.enum(['pending', 'waiting_for_po', 'po_submitted', 'expired', 'declined']).optional(),
  sort: z.enum(['date-desc', 'date-asc', 'amount', 'project']).default('date-desc'),
})

export const listQuotes = endpoint({
  method: 'get',
  path: '/api/quotes',
  access: ['customer'],
  summary: 'Quotes for the user’s own RFQs and those of their company',
  spec: "docs/product/quotes.md, 'My Quotes'",
  query: QuoteListQuery,
  response: z.array(ListedQuote),
  tags: ['Quote'],
})

/** Every row that the filters leave, in the order of the list, not a page of it (RFC 4180, UTF-8). */
export const exportQuotes = endpoint({
  method: 'get',
  path: '/api/quotes/export',
  access: ['customer'],
  summary: 'The quotes of a list, all of them, as CSV: a row for each part and quantity',
  spec: "docs/product/lists.md, 'Saving as CSV'",
  query: QuoteListQuery.omit({ limit: true, cursor: true }),
  response: download('text/csv'),
  limit: 'export',
})

export const getQuote = endpoint({
  method: 'get',
  path: '/api/quotes/:id',
  access: ['customer', 'admin'],
  summary: 'One quote with all its revisions',
  spec: "docs/product/quotes.md, 'Quote dialog'",
  params: byId,
  response: Quote,
  errors: ['quote.not_found'],
  tags: ['Quote'],
})

/** The ordered quantity of each part, by part id. */
export const ChosenQuantities = z.record(z.uuid(), QuantityInput)

/** Where goods and invoice go, as the customer confirms it with the purchase order. */
const confirmedDestination = DestinationInput.optional().describe(
  'JSON object of `shipTo` and `billTo`, each an address or null; without it those of the request apply',
)

/** Accept or decline; `revision` is the one the customer saw, `quantities` the chosen quantity per part. */
export const RespondToQuoteBody = z
  .object({
    status: z.enum(['accepted', 'declined']),
    response: optional(text(4000)),
    revision: wholeNumberInput('Please name the revision by its number').optional(),
    purchaseOrderNumber: optional(line(80)),
    destination: confirmedDestination,
    quantities: jsonText(ChosenQuantities, 4000, {
      notJson: 'The quantities are not valid JSON',
      wrong: 'Each part needs one whole quantity',
    })
      .optional()
      .describe('JSON object of part id to chosen quantity, if the quote offers several'),
  })
  .meta({ id: 'RespondToQuoteBody' })

const purchaseOrderFile = { kinds: ['pdf'], maxCount: 1 } as const

/** As {@link Quote}, with the warning about a purchase order number used before, if one came with the answer. */
export const AnsweredQuote = Quote.extend({ warning: z.string().nullable() }).meta({ id: 'AnsweredQuote' })

export const respondToQuote = endpoint({
  method: 'post',
  path: '/api/rfqs/:id/quote/respond',
  access: ['customer'],
  summary: 'Accept or decline the pending quote of an RFQ, optionally with the purchase order',
  spec: "docs/product/quotes.md, 'Answering a quote'",
  params: byId,
  body: RespondToQuoteBody,
  files: { purchaseOrder: purchaseOrderFile },
  response: AnsweredQuote,
  errors: [
    'quote.not_found',
    'quote.not_pending',
    'quote.expired',
    'quote.revised',
    'quote.quantity_not_offered',
    'quote.purchase_order_incomplete',
    'file.not_pdf',
    'auth.read_only',
  ],
  tags: ['Quote', 'Rfq', 'Dashboard'],
  limit: 'upload',
  idempotent: true,
})

/** Used for both a missing number and a missing file (docs/product/quotes.md, 'Purchase order'). */
const incomplete = errorCatalogue['quote.purchase_order_incomplete'].message

export const PurchaseOrderBody = z
  .object({
    purchaseOrderNumber: z.preprocess((given) => given ?? '', line(80).min(1, incomplete)),
    destination: confirmedDestination,
  })
  .meta({ id: 'PurchaseOrderBody' })

/** Decisions: a number the same company used before gives a warning, never a refusal. */
export const PurchaseOrderUploaded = z
  .object({ quote: Quote, warning: z.string().nullable() })
  .meta({ id: 'PurchaseOrderUploaded' })

export const uploadPurchaseOrder = endpoint({
  method: 'post',
  path: '/api/quotes/:id/purchase-order',
  access: ['customer'],
  summary: 'Upload the purchase order of an accepted quote',
  spec: "docs/product/quotes.md, 'Purchase order'",
  params: byId,
  body: PurchaseOrderBody,
  files: { purchaseOrder: { ...purchaseOrderFile, required: true, missing: 'quote.purchase_order_incomplete' } },
  response: PurchaseOrderUploaded,
  status: 201,
  errors: [
    'quote.not_found',
    'quote.not_accepted',
    'quote.purchase_order_exists',
    'quote.purchase_order_incomplete',
    'file.not_pdf',
    'auth.read_only',
  ],
  tags: ['Quote', 'Rfq', 'Dashboard'],
  limit: 'upload',
  idempotent: true,
})

export const downloadPurchaseOrder = endpoint({
  method: 'get',
  path: '/api/quotes/:id/purchase-order/download',
  access: ['customer'],
  summary: 'The purchase order the customer uploaded',
  spec: "docs/product/quotes.md, 'Purchase order'",
  params: byId,
  response: download('application/pdf'),
  errors: ['quote.not_found', 'quote.no_purchase_order'],
})

export const downloadQuote = endpoint({
  method: 'get',
  path: '/api/quotes/:id/download',
  access: ['customer', 'admin'],
  summary: 'The document of the current offer',
  spec: "docs/product/quotes.md, 'My Quotes'",
  params: byId,
  response: download('*/*'),
  errors: ['quote.not_found', 'quote.no_file'],
})

export const requestFreshQuote = endpoint({
  method: 'post',
  path: '/api/quotes/:id/request-renewal',
  access: ['customer'],
  summary: 'Ask for a fresh quote in place of an expired one',
  spec: "docs/product/quotes.md, 'Expiry'",
  params: byId,
  response: Quote,
  errors: ['quote.not_found', 'quote.not_pending', 'quote.not_expired', 'auth.read_only'],
  tags: ['Quote', 'Rfq'],
  idempotent: true,
})
