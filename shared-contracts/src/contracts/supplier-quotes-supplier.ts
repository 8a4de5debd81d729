import { z } from 'zod'
import { asPlainText } from '../rules/typed-text.ts'
import { basedOnText } from './based-on.ts'
import { byId, endpoint, listQuery } from './endpoint.ts'
import { ShownPicture } from './files.ts'
import { mostPrices, pricesText } from './part-limits.ts'
import {
  orderOfQuote,
  quoteTerms,
  SupplierAward,
  SupplierQuoteRevision,
  SupplierQuoteStatus,
} from './supplier-quotes.ts'
import {
  BooleanInput,
  Currency,
  DateInput,
  jsonText,
  Money,
  optional,
  Quantity,
  text,
  wholeNumberInput,
} from './values.ts'

/** A quote as its supplier sees it. */
export const OwnSupplierQuote = z
  .object({
    id: z.uuid(),
    requestId: z.uuid(),
    referenceNumber: z.string().nullable(),
    projectName: z.string(),
    picture: ShownPicture.nullable(),
    ...quoteTerms,
    status: SupplierQuoteStatus,
    revision: z.number().int(),
    isOutdated: z.boolean().describe('The request has since changed and needs a new quote'),
    isExpired: z.boolean(),
    mayRevise: z.boolean().describe('Pending, and the request is open'),
    feedback: z.string().nullable(),
    awards: z.array(SupplierAward),
    awardedAmount: Money.nullable(),
    decidedAt: z.iso.datetime().nullable(),
    ...orderOfQuote,
  })
  .meta({ id: 'OwnSupplierQuote' })
export type OwnSupplierQuote = z.output<typeof OwnSupplierQuote>

const decimal = (places: number, message: string) =>
  z
    .union([z.string().overwrite(asPlainText), z.number().transform(String)])
    .pipe(z.string().regex(new RegExp(`^\\d{1,10}(\\.\\d{1,${places}})?$`), message))
    .transform((typed) => {
      const [whole = '0', rest = ''] = typed.split('.')
      return `${whole.replace(/^0+(?=\d)/, '')}.${rest.padEnd(places, '0')}`
    })

/** The price of one piece as a person or a form sends it: up to four decimals, more than 0. */
export const UnitPriceInput = decimal(4, 'Please enter a price with at most four decimals').refine(
  (price) => /[1-9]/.test(price),
  'Please enter a price',
)

/** Money that may be 0. */
const MoneyOrNothing = decimal(2, 'Please enter a valid amount')

const SupplierPriceInput = z.object({ partId: z.uuid(), quantity: Quantity, unitPrice: UnitPriceInput })

export const SubmitSupplierQuoteBody = z
  .object({
    prices: jsonText(z.array(SupplierPriceInput).min(1).max(mostPrices), pricesText, {
      notJson: 'The prices are not valid JSON',
      wrong: 'Each price needs a part, a quantity and a unit price with at most four decimals',
    }).describe('JSON array of {partId, quantity, unitPrice}: every part at every requested quantity'),
    currency: Currency.optional().describe('By default that of the previous quote; USD for the first one'),
    setupPrice: MoneyOrNothing.default('0.00'),
    freightPrice: MoneyOrNothing.default('0.00'),
    leadTime: wholeNumberInput('Please enter the lead time in days').refine(
      (days) => days <= 3650,
      'The lead time can be at most 3650 days',
    ),
    validUntil: optional(DateInput),
    notes: optional(text(4000)),
    removeFile: BooleanInput.default(false).describe(
      'For a revision: without this and without a new file, the old file stays',
    ),
    /** Revision 0 if there was no quote; the seal is that of the request as shown. */
    basedOn: basedOnText({ revision: z.number().int().min(0), seal: z.string().max(64) }),
  })
  .meta({ id: 'SubmitSupplierQuoteBody' })

export const submitSupplierQuote = endpoint({
  method: 'post',
  path: '/api/supplier/requests/:id/quote',
  access: ['supplier'],
  summary: 'Quote a request, or revise one’s own quote until it is decided',
  spec: "docs/product/suppliers.md, 'Quoting a request'",
  params: byId,
  body: SubmitSupplierQuoteBody,
  files: { quoteFile: { kinds: ['pdf', 'spreadsheet', 'document'], maxCount: 1, forSuppliers: true } },
  response: OwnSupplierQuote,
  status: 201,
  errors: [
    'supplier_request.not_found',
    'supplier_request.closed',
    'supplier_request.all_awarded',
    'supplier_quote.not_pending',
    'supplier_quote.incomplete',
    'file.too_large',
    'file.wrong_type',
    'file.empty',
    'file.truncated',
    'file.encrypted',
    'write.stale',
  ],
  tags: ['SupplierRequest', 'SupplierQuote'],
  limit: 'upload',
  idempotent: true,
})

export const listOwnSupplierQuotes = endpoint({
  method: 'get',
  path: '/api/supplier/quotes',
  access: ['supplier'],
  summary: 'A supplier’s own quotes',
  spec: "docs/product/suppliers.md, 'Supplier portal'",
  query: listQuery({
    status: SupplierQuoteStatus.optional(),
    sort: z.enum(['date-desc', 'date-asc', 'project']).default('date-desc'),
  }),
  response: z.array(OwnSupplierQuote),
  tags: ['SupplierQuote'],
})

export const getOwnSupplierQuote = endpoint({
  method: 'get',
  path: '/api/supplier/quotes/:id',
  access: ['supplier'],
  summary: 'One of a supplier’s own quotes',
  spec: "docs/product/suppliers.md, 'Supplier portal'",
  params: byId,
  response: OwnSupplierQuote,
  errors: ['supplier_quote.not_found'],
  tags: ['SupplierQuote'],
})

export const listOwnQuoteRevisions = endpoint({
  method: 'get',
  path: '/api/supplier/quotes/:id/revisions',
  access: ['supplier'],
  summary: 'Every submission of one’s own quote, latest first',
  spec: "docs/product/suppliers.md, 'Quoting a request'",
  params: byId,
  response: z.array(SupplierQuoteRevision),
  errors: ['supplier_quote.not_found'],
  tags: ['SupplierQuote'],
})
