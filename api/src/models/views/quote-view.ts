import type { QuoteListQuery } from '@kerf/shared-contracts/contracts/quotes'
import type { z } from 'zod'
import { columns, instant, instants, jsonList, jsonObject, jsonOne } from '../../platform/db/json.ts'
import type { ListShape } from '../../platform/db/list.ts'
import type { Quote } from '../quote.ts'
import type { QuoteCharge } from '../quote-charge.ts'
import type { QuoteLine } from '../quote-line.ts'
import type { QuoteRevision } from '../quote-revision.ts'
import type { Rfq } from '../rfq.ts'
import { type CustomerView, customerOf } from './customer-view.ts'
import { type PictureView, pictureOf } from './file-view.ts'
import { listedPartsOf, orderNumberOf, type PartView, type RfqFieldsView, type RfqView, rfqFields } from './rfq-view.ts'

export type QuoteLineView = Pick<QuoteLine, 'partId' | 'quantity' | 'unitPrice' | 'amount' | 'isChosen'>

export type QuoteChargeView = Pick<QuoteCharge, 'kind' | 'label' | 'amount'>

export type QuoteRevisionView = Pick<
  QuoteRevision,
  'revision' | 'amount' | 'currency' | 'validUntil' | 'estimatedDeliveryDate' | 'notes' | 'terms'
> & {
  createdAt: string
  file: { id: string; fileName: string } | null
  lines: QuoteLineView[]
  charges: QuoteChargeView[]
}

const ownColumns = [
  ...(['id', 'rfqId', 'number', 'status', 'currentRevision', 'customerResponse'] as const),
  ...(['purchaseOrderFileId', 'purchaseOrderNumber'] as const),
] as const

/** What the presentation of a quote needs, without its request. */
interface QuoteFieldsView extends Pick<Quote, (typeof ownColumns)[number]> {
  createdAt: string
  respondedAt: string | null
  renewalRequestedAt: string | null
  /** Newest first. */
  revisions: QuoteRevisionView[]
  order: RfqView['order']
}

/** A quote with everything its presentation needs. */
export interface QuoteView extends QuoteFieldsView, Pick<Quote, 'destination'> {
  rfq: RfqFieldsView & { customer: CustomerView }
}

const listedRfqColumns = [...(['id', 'number', 'companyId', 'projectName', 'status'] as const)]

/** A quote as lists show it, with its current revision only. */
export interface ListedQuoteView extends QuoteFieldsView {
  rfq: Pick<Rfq, (typeof listedRfqColumns)[number]> & {
    parts: Pick<PartView, 'id' | 'position' | 'name' | 'material' | 'materialGrade' | 'quantities'>[]
    customer: CustomerView
    picture: PictureView | null
  }
}

const line = jsonObject({
  ...columns('quote_lines', ['partId', 'quantity', 'isChosen']),
  unitPrice: 'quote_lines.unit_price::text',
  amount: 'quote_lines.amount::text',
})

/** The charges of the offer `id`, in order. */
export const chargesOf = (id: string) =>
  jsonList(
    jsonObject({ ...columns('quote_charges', ['kind', 'label']), amount: 'quote_charges.amount::text' }),
    `quote_charges where quote_charges.revision_id = ${id}`,
    'quote_charges.position',
  )

const revision = jsonObject({
  ...columns('revision', ['revision', 'currency', 'validUntil', 'estimatedDeliveryDate', 'notes', 'terms']),
  amount: 'revision.amount::text',
  createdAt: instant('revision.created_at'),
  file: jsonOne(jsonObject(columns('files', ['id', 'fileName'])), 'files where files.id = revision.file_id'),
  lines: jsonList(line, 'quote_lines where quote_lines.revision_id = revision.id', 'part_id, quantity'),
  charges: chargesOf('revision.id'),
})

const rfq = jsonObject({ ...rfqFields, customer: customerOf('rfqs') })

const listedRfq = jsonObject({
  ...columns('rfqs', listedRfqColumns),
  parts: listedPartsOf('rfqs.id'),
  customer: customerOf('rfqs'),
  picture: pictureOf('rfq', 'rfqs.id'),
})

const revisionsOf = (which: string) =>
  jsonList(
    revision,
    `quote_revisions revision where revision.quote_id = quotes.id and ${which}`,
    'revision.revision desc',
  )

const quoteFields = {
  ...columns('quotes', ownColumns),
  ...instants('quotes', ['createdAt', 'respondedAt', 'renewalRequestedAt']),
  order: orderNumberOf('quotes.rfq_id'),
}

export const quoteShape: ListShape<QuoteView, z.output<typeof QuoteListQuery>['sort']> = {
  table: 'quotes',
  row: jsonObject({
    ...quoteFields,
    ...columns('quotes', ['destination']),
    revisions: revisionsOf('true'),
    rfq: jsonOne(rfq, 'rfqs where rfqs.id = quotes.rfq_id'),
  }),
  sorts: {
    'date-desc': { column: 'quotes.created_at', type: 'timestamptz', direction: 'desc' },
    'date-asc': { column: 'quotes.created_at', type: 'timestamptz', direction: 'asc' },
    amount: { column: 'quotes.current_amount', type: 'numeric', direction: 'desc' },
    project: { column: 'quotes.project_sort', type: 'text', direction: 'asc' },
  },
}

export const listedQuoteShape: ListShape<ListedQuoteView, z.output<typeof QuoteListQuery>['sort']> = {
  table: quoteShape.table,
  sorts: quoteShape.sorts,
  row: jsonObject({
    ...quoteFields,
    revisions: revisionsOf('revision.revision = quotes.current_revision'),
    rfq: jsonOne(listedRfq, 'rfqs where rfqs.id = quotes.rfq_id'),
  }),
}
