import { z } from 'zod'
import { basedOn, seenText } from './based-on.ts'
import { byId, endpoint } from './endpoint.ts'
import { mostParts } from './part-limits.ts'
import { BooleanInput, Currency, DateOnly, Instant, Money, optional, Quantity, text } from './values.ts'

/** Exact decimal with four places, e.g. `"0.0375"`. */
export const UnitPrice = z.string().regex(/^\d{1,10}\.\d{4}$/)

/** The price of one part at one quantity. */
const SupplierPrice = z
  .object({
    partId: z.uuid(),
    partName: z.string().describe('As when it was priced'),
    quantity: Quantity,
    unitPrice: UnitPrice,
    amount: Money.describe('Unit price times quantity, rounded half up to what the currency can pay'),
  })
  .meta({ id: 'SupplierPrice' })

/** How many pieces of a part a supplier is awarded, at the price of the greatest quoted quantity that is not greater. */
export const SupplierAward = z
  .object({ partId: z.uuid(), partName: z.string(), quantity: Quantity, unitPrice: UnitPrice, amount: Money })
  .meta({ id: 'SupplierAward' })

export const SupplierQuoteStatus = z.enum(['pending', 'accepted', 'not_selected'])
export type SupplierQuoteStatus = z.output<typeof SupplierQuoteStatus>

/** What admins and the supplier itself see of a quote. */
export const quoteTerms = {
  price: Money.describe('All parts at their first quantities, with setup and freight'),
  currency: Currency,
  setupPrice: Money,
  freightPrice: Money,
  leadTime: z.number().int().describe('Days'),
  validUntil: DateOnly.nullable(),
  notes: z.string().nullable(),
  prices: z.array(SupplierPrice),
  quoteFileUrl: z.string().nullable(),
  quoteFileName: z.string().nullable(),
  seal: z.string().describe('Of the request as quoted'),
  submittedAt: Instant,
}

/** What was ordered from a quote. */
export const orderOfQuote = {
  hasPurchaseOrder: z.boolean().describe('One that is not cancelled'),
  isPurchaseOrderCancelled: z.boolean().describe('Ordered once, and every such order is cancelled'),
  purchaseOrderId: z.uuid().nullable().describe('The one that is not cancelled, else the latest'),
  purchaseOrderNumber: z.string().nullable(),
}

/** What a supplier offered (docs/product/suppliers.md, 'Supplier quotes'). */
export const SupplierQuote = z
  .object({
    id: z.uuid(),
    requestId: z.uuid(),
    supplierId: z.uuid(),
    supplier: z.object({
      name: z.string(),
      supplierNumber: z.string().nullable(),
      company: z.string().nullable(),
      email: z.string(),
      city: z.string().nullable(),
      country: z.string().nullable(),
      certifications: z.array(z.string()).describe('As the supplier names them'),
      provenCertificates: z
        .array(z.string())
        .describe('For a verified supplier, those with a file that has not expired'),
      isSuspended: z.boolean(),
      isDeleted: z.boolean(),
    }),
    ...quoteTerms,
    status: SupplierQuoteStatus,
    revision: z.number().int().describe('Counts the submissions of this quote, from 1'),
    isOutdated: z.boolean().describe('The request has since changed and needs a new quote'),
    isExpired: z.boolean().describe('Pending, and past its last valid day'),
    awards: z.array(SupplierAward).describe('What was awarded with the acceptance'),
    awardedAmount: Money.nullable().describe('With setup and freight'),
    decidedAt: Instant.nullable(),
    ...orderOfQuote,
    adminFeedback: z.string().nullable(),
  })
  .meta({ id: 'SupplierQuote' })
export type SupplierQuote = z.output<typeof SupplierQuote>

/** The feedback a supplier gets if an admin gives none (docs/product/suppliers.md, 'Supplier quotes'). */
export const defaultFeedback = 'Quote not selected for this project.'

export const UpdateSupplierQuoteStatusBody = z
  .object({
    status: z.enum(['accepted', 'not_selected']),
    adminFeedback: optional(text(4000)),
    awards: z
      .array(z.object({ partId: z.uuid(), quantity: Quantity }))
      .min(1)
      .max(mostParts)
      .optional()
      .describe('How many pieces of which part; without it every part at its first quantity'),
    othersNotSelected: BooleanInput.default(false).describe(
      'With an acceptance: mark the other pending quotes of the request as not selected',
    ),
    othersFeedback: optional(text(4000)),
    basedOn: basedOn({
      status: z.string().max(40),
      adminFeedback: seenText,
      revision: z.number().int().optional().describe('The revision seen by the sender'),
    }),
  })
  .meta({ id: 'UpdateSupplierQuoteStatusBody' })

export const updateSupplierQuoteStatus = endpoint({
  method: 'put',
  path: '/api/admin/supplier-quotes/:id/status',
  access: ['admin'],
  summary: 'Accept a supplier quote, or mark it not selected with feedback',
  spec: "docs/product/suppliers.md, 'Supplier quotes'",
  params: byId,
  body: UpdateSupplierQuoteStatusBody,
  response: SupplierQuote,
  errors: [
    'supplier_quote.not_found',
    'supplier_quote.not_pending',
    'supplier_quote.outdated',
    'supplier_quote.expired',
    'supplier_quote.quantity_not_offered',
    'supplier_quote.over_awarded',
    'supplier_quote.supplier_suspended',
    'supplier_quote.supplier_deleted',
    'write.stale',
  ],
  tags: ['SupplierQuote'],
})

export const takeBackSupplierQuote = endpoint({
  method: 'post',
  path: '/api/admin/supplier-quotes/:id/take-back',
  access: ['admin'],
  summary: 'Withdraw the acceptance of a supplier quote without a purchase order: it awaits a decision again',
  spec: "docs/product/suppliers.md, 'Supplier quotes'",
  params: byId,
  body: z
    .object({
      reason: optional(text(2000)).describe('The supplier reads it'),
      basedOn: basedOn({ status: z.string().max(40), awardedAmount: Money.nullable() }),
    })
    .meta({ id: 'TakeBackSupplierQuoteBody' }),
  response: SupplierQuote,
  errors: ['supplier_quote.not_found', 'supplier_quote.nothing_to_take_back', 'supplier_quote.ordered', 'write.stale'],
  tags: ['SupplierQuote', 'SupplierRequest'],
})

/** One submission of a quote; the latest is the quote. */
export const SupplierQuoteRevision = z
  .object({ revision: z.number().int(), ...quoteTerms })
  .meta({ id: 'SupplierQuoteRevision' })

export const listSupplierQuoteRevisions = endpoint({
  method: 'get',
  path: '/api/admin/supplier-quotes/:id/revisions',
  access: ['admin'],
  summary: 'Every submission of a supplier quote, the latest first',
  spec: "docs/product/suppliers.md, 'Supplier quotes'",
  params: byId,
  response: z.array(SupplierQuoteRevision),
  errors: ['supplier_quote.not_found'],
  tags: ['SupplierQuote'],
})
