import type { AdminRfqSort } from '@kerf/shared-contracts/contracts/rfqs-admin'
import type { Sql } from 'sql-template-tag'
import type { z } from 'zod'
import { columns, instant, instants, jsonList, jsonObject, jsonOne } from '../../platform/db/json.ts'
import type { ListShape } from '../../platform/db/list.ts'
import type { Order } from '../order.ts'
import type { Quote } from '../quote.ts'
import type { QuoteRevision } from '../quote-revision.ts'
import type { Rfq } from '../rfq.ts'
import type { RfqPart } from '../rfq-part.ts'
import { type CustomerView, customerOf } from './customer-view.ts'
import { type FileView, filesOf } from './file-view.ts'

const partColumns = [
  ...(['id', 'position', 'name', 'material', 'materialGrade', 'finishing', 'tolerance', 'quantities'] as const),
  ...(['notes', 'findings'] as const),
]

export type PartView = Pick<RfqPart, (typeof partColumns)[number]>

/** The quote of an RFQ with its current offer. */
export type QuoteSummaryView = Pick<Quote, 'id' | 'number' | 'status' | 'purchaseOrderFileId'> & {
  renewalRequestedAt: string | null
  current: Pick<QuoteRevision, 'amount' | 'currency' | 'validUntil'> & {
    /** All pieces the amount covers. */
    quantity: number
  }
}

const ownColumns = [
  ...([
    'id',
    'number',
    'companyId',
    'projectName',
    'notes',
    'manufacturingProcess',
    'manufacturingSubprocess',
  ] as const),
  ...(['internationalManufacturingOk', 'timeline', 'budgetRange', 'specialInstructions'] as const),
  ...(['qualityInspectionRequired', 'certificationRequired', 'qualityStandard', 'status'] as const),
  ...(['neededBy', 'shipTo', 'billTo', 'withdrawalReason'] as const),
] as const

/** An RFQ's own fields, with its parts and files. */
export type RfqFieldsView = Pick<Rfq, (typeof ownColumns)[number]> & {
  createdAt: string
  submittedAt: string
  withdrawnAt: string | null
  parts: PartView[]
  files: FileView[]
}

/** An RFQ with everything its presentation needs. */
export type RfqView = RfqFieldsView & {
  quote: QuoteSummaryView | null
  order: Pick<Order, 'id' | 'number'> | null
  customer: CustomerView
}

const part = jsonObject(columns('rfq_parts', partColumns))

/** The parts of the RFQ `id`, in order. */
const partsOf = (id: string) => jsonList(part, `rfq_parts where rfq_parts.rfq_id = ${id}`, 'rfq_parts.position')

/** The parts of the RFQ `id`, with the fields that lists of quotes show. */
export const listedPartsOf = (id: string) =>
  jsonList(
    jsonObject(columns('rfq_parts', ['id', 'position', 'name', 'material', 'materialGrade', 'quantities'])),
    `rfq_parts where rfq_parts.rfq_id = ${id}`,
    'rfq_parts.position',
  )

export const rfqFields = {
  ...columns('rfqs', ownColumns),
  ...instants('rfqs', ['createdAt', 'submittedAt', 'withdrawnAt']),
  parts: partsOf('rfqs.id'),
  files: filesOf('rfq', 'rfqs.id'),
}

const summary = jsonObject({
  ...columns('quotes', ['id', 'number', 'status', 'purchaseOrderFileId']),
  renewalRequestedAt: instant('quotes.renewal_requested_at'),
  current: jsonObject({
    amount: 'revision.amount::text',
    ...columns('revision', ['currency', 'validUntil']),
    quantity: `(select coalesce(sum(quantity), 0) from quote_lines
      where quote_lines.revision_id = revision.id and quote_lines.is_chosen)`,
  }),
})

/** An expression over the quote of the RFQ `rfqId`, and its current revision. */
export const currentQuoteOf = (item: Sql, rfqId: string) =>
  jsonOne(
    item,
    `quotes join quote_revisions revision
      on revision.quote_id = quotes.id and revision.revision = quotes.current_revision
    where quotes.rfq_id = ${rfqId}`,
  )

/** The quote of the RFQ `rfqId`. */
const quoteSummaryOf = (rfqId: string) => currentQuoteOf(summary, rfqId)

/** The order made from the RFQ `rfqId`. */
export const orderNumberOf = (rfqId: string) =>
  jsonOne(jsonObject(columns('orders', ['id', 'number'])), `orders where orders.rfq_id = ${rfqId}`)

export const rfqShape: ListShape<RfqView, z.output<typeof AdminRfqSort>> = {
  table: 'rfqs',
  row: jsonObject({
    ...rfqFields,
    quote: quoteSummaryOf('rfqs.id'),
    order: orderNumberOf('rfqs.id'),
    customer: customerOf('rfqs'),
  }),
  sorts: {
    'date-desc': { column: 'rfqs.created_at', type: 'timestamptz', direction: 'desc' },
    'date-asc': { column: 'rfqs.created_at', type: 'timestamptz', direction: 'asc' },
    status: { column: 'rfqs.status_position', type: 'bigint', direction: 'asc' },
    project: { column: 'rfqs.project_sort', type: 'text', direction: 'asc' },
    quantity: { column: 'rfqs.total_quantity', type: 'bigint', direction: 'desc' },
    'needed-by': { column: 'rfqs.needed_by_position', type: 'bigint', direction: 'asc' },
  },
}

/** An RFQ as a line of the export shows it. */
export type ExportedRfqView = Omit<RfqView, 'files' | 'quote' | 'customer'> & {
  /** With the price of each part at its chosen quantity. */
  quote: { currency: string; chosen: { partId: string; amount: string }[]; charges: string | null } | null
}

const offered = jsonObject({
  currency: 'revision.currency',
  charges: '(select sum(amount)::text from quote_charges where quote_charges.revision_id = revision.id)',
  chosen: jsonList(
    jsonObject({ partId: 'quote_lines.part_id', amount: 'quote_lines.amount::text' }),
    'quote_lines where quote_lines.revision_id = revision.id and quote_lines.is_chosen',
    'quote_lines.part_id',
  ),
})

export const exportedRfqShape: ListShape<ExportedRfqView, z.output<typeof AdminRfqSort>> = {
  table: rfqShape.table,
  sorts: rfqShape.sorts,
  row: jsonObject({
    ...columns('rfqs', ownColumns),
    ...instants('rfqs', ['createdAt', 'submittedAt', 'withdrawnAt']),
    parts: partsOf('rfqs.id'),
    quote: currentQuoteOf(offered, 'rfqs.id'),
    order: orderNumberOf('rfqs.id'),
  }),
}
