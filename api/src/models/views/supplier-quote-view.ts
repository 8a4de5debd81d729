import type { PurchaseOrderStatus } from '@kerf/shared-contracts/contracts/purchase-order-values'
import type { listOwnSupplierQuotes } from '@kerf/shared-contracts/contracts/supplier-quotes-supplier'
import type { z } from 'zod'
import { columns, instants, jsonList, jsonObject, jsonOne } from '../../platform/db/json.ts'
import type { ListShape } from '../../platform/db/list.ts'
import type { SupplierQuote } from '../supplier-quote.ts'
import { type PictureView, pictureOf } from './file-view.ts'

const quoteColumns = [
  ...(['id', 'requestId', 'supplierId', 'currency', 'leadTimeDays', 'status', 'notes', 'adminFeedback'] as const),
  ...(['revision', 'validUntil', 'prices', 'seal', 'awards'] as const),
]

interface FileName {
  id: string
  fileName: string
}

/** A supplier quote without the supplier and the request. */
export interface QuoteTermsView extends Pick<SupplierQuote, (typeof quoteColumns)[number]> {
  price: string
  setupPrice: string
  freightPrice: string
  awardedAmount: string | null
  submittedAt: string
  decidedAt: string | null
  file: FileName | null
  purchaseOrder: { id: string; number: string; status: PurchaseOrderStatus } | null
}

const file = jsonObject(columns('files', ['id', 'fileName']))

const quoteFields = {
  ...columns('supplier_quotes', quoteColumns),
  ...instants('supplier_quotes', ['submittedAt', 'decidedAt']),
  price: 'supplier_quotes.price::text',
  setupPrice: 'supplier_quotes.setup_price::text',
  freightPrice: 'supplier_quotes.freight_price::text',
  awardedAmount: 'supplier_quotes.awarded_amount::text',
  file: jsonOne(file, 'files where files.id = supplier_quotes.quote_file_id'),
  purchaseOrder: jsonOne(
    jsonObject(columns('purchase_orders', ['id', 'number', 'status'])),
    // At most one is not cancelled; if all are, the latest.
    `purchase_orders where purchase_orders.supplier_quote_id = supplier_quotes.id
      order by purchase_orders.status = 'cancelled', purchase_orders.created_at desc, purchase_orders.id limit 1`,
  ),
}

/** A supplier quote as admins see it. */
export interface SupplierQuoteView extends QuoteTermsView {
  supplier: {
    name: string
    supplierNumber: string
    companyName: string | null
    email: string
    city: string | null
    country: string | null
    certifications: string[]
    isVerified: boolean
    certificates: { name: string; expiresOn: string | null }[]
    isSuspended: boolean
    isDeleted: boolean
  }
}

const supplier = jsonObject({
  ...columns('supplier_profiles', ['supplierNumber', 'companyName', 'city', 'country', 'certifications']),
  name: 'supplier_profiles.account_name',
  email: 'supplier_profiles.account_email',
  isVerified: 'supplier_profiles.verified_at is not null',
  certificates: jsonList(
    jsonObject(columns('supplier_certificates', ['name', 'expiresOn'])),
    'supplier_certificates where supplier_certificates.supplier_id = supplier_profiles.user_id',
    'supplier_certificates.name, supplier_certificates.id',
  ),
  isSuspended: 'supplier_profiles.suspended_at is not null',
  isDeleted: 'supplier_profiles.is_deleted',
})

/** One row of `supplier_quotes` as admins see it. */
export const quoteForAdmins = jsonObject({
  ...quoteFields,
  supplier: jsonOne(supplier, 'supplier_profiles where supplier_profiles.user_id = supplier_quotes.supplier_id'),
})

/** One row of `supplier_quotes` as its supplier sees it, without the request. */
export const quoteForItsSupplier = jsonObject(quoteFields)

/** What a quote needs from its request. */
export interface QuotedRequestView {
  seal: string
  dueDate: string | null
  referenceNumber: string | null
  projectName: string
  isAwarded: boolean
}

const requested = jsonOne(
  jsonObject({
    ...columns('supplier_requests', ['seal', 'dueDate', 'referenceNumber', 'projectName']),
    isAwarded: 'supplier_requests.awarded_at is not null',
  }),
  'supplier_requests where supplier_requests.id = supplier_quotes.request_id',
)

/** One of a supplier's own quotes, with what it needs from its request. */
export type OwnQuoteView = QuoteTermsView & { request: QuotedRequestView; picture: PictureView | null }

export const ownQuoteShape: ListShape<OwnQuoteView, z.output<(typeof listOwnSupplierQuotes)['query']>['sort']> = {
  table: 'supplier_quotes',
  row: jsonObject({
    ...quoteFields,
    request: requested,
    picture: pictureOf('supplier_request', 'supplier_quotes.request_id'),
  }),
  sorts: {
    'date-desc': { column: 'supplier_quotes.submitted_at', type: 'timestamptz', direction: 'desc' },
    'date-asc': { column: 'supplier_quotes.submitted_at', type: 'timestamptz', direction: 'asc' },
    project: { column: 'supplier_quotes.project_sort', type: 'text', direction: 'asc' },
  },
}

export const supplierQuoteShape: ListShape<{ quote: SupplierQuoteView; request: QuotedRequestView }, never> = {
  table: 'supplier_quotes',
  row: jsonObject({ quote: quoteForAdmins, request: requested }),
  sorts: {},
}

/** One submission of a quote. */
export type QuoteRevisionView = Omit<
  QuoteTermsView,
  | 'id'
  | 'requestId'
  | 'supplierId'
  | 'status'
  | 'adminFeedback'
  | 'awards'
  | 'awardedAmount'
  | 'decidedAt'
  | 'purchaseOrder'
>

export const quoteRevision = jsonObject({
  ...columns('revision', ['revision', 'currency', 'leadTimeDays', 'notes', 'validUntil', 'prices', 'seal']),
  ...instants('revision', ['submittedAt']),
  price: 'revision.price::text',
  setupPrice: 'revision.setup_price::text',
  freightPrice: 'revision.freight_price::text',
  file: jsonOne(file, 'files where files.id = revision.quote_file_id'),
})
