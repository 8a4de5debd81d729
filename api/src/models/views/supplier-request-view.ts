import type { listSupplierRequests } from '@kerf/shared-contracts/contracts/supplier-requests'
import type { listReceivedRequests } from '@kerf/shared-contracts/contracts/supplier-requests-supplier'
import type { z } from 'zod'
import { columns, instants, jsonList, jsonObject, jsonOne } from '../../platform/db/json.ts'
import type { ListShape } from '../../platform/db/list.ts'
import type { StoredFile } from '../stored-file.ts'
import type { SupplierRequest } from '../supplier-request.ts'
import type { SupplierRequestPart } from '../supplier-request-part.ts'
import { type FileView, hasPicture, listedFile } from './file-view.ts'
import {
  type QuoteTermsView,
  quoteForAdmins,
  quoteForItsSupplier,
  type SupplierQuoteView,
} from './supplier-quote-view.ts'

const partColumns = [
  ...(['id', 'position', 'name', 'material', 'materialGrade', 'finishing', 'tolerance', 'quantities'] as const),
  'notes' as const,
]
const fileColumns = ['id', 'fileName', 'kind', 'size', 'supplierPartId'] as const
const requestColumns = [
  ...(['id', 'referenceNumber', 'projectName', 'material', 'quantity', 'description', 'dueDate'] as const),
  ...(['specialInstructions', 'version', 'seal'] as const),
]

export type RequestFileView = Pick<StoredFile, (typeof fileColumns)[number]> & { hasPicture: boolean }
export type RequestPartView = Pick<SupplierRequestPart, (typeof partColumns)[number]> & {
  /** What the customer chose for it; customers may write words of their own. */
  process: string | null
}

const part = jsonObject({
  ...columns('supplier_request_parts', partColumns),
  process:
    '(select rfqs.manufacturing_process from rfqs where rfqs.id = coalesce(supplier_request_parts.rfq_id, supplier_requests.rfq_id))',
})

/** The content of a request, which admins and suppliers see alike. */
export interface RequestFieldsView extends Pick<SupplierRequest, (typeof requestColumns)[number]> {
  changedAt: string | null
  isAwarded: boolean
  parts: RequestPartView[]
  files: RequestFileView[]
}

/** The progress of one supplier. */
export interface AssignmentView {
  supplierId: string
  sentAt: string
  viewedAt: string | null
  declinedAt: string | null
  declineReason: string | null
  quotedAt: string | null
}

const requestFields = {
  ...columns('supplier_requests', requestColumns),
  ...instants('supplier_requests', ['changedAt']),
  isAwarded: 'supplier_requests.awarded_at is not null',
  parts: jsonList(
    part,
    'supplier_request_parts where supplier_request_parts.request_id = supplier_requests.id',
    'supplier_request_parts.position',
  ),
  files: jsonList(
    jsonObject({ ...columns('files', fileColumns), hasPicture }),
    "files where files.linked_to_type = 'supplier_request' and files.linked_to_id = supplier_requests.id",
    'files.created_at, files.id',
  ),
}

const assignmentFields = {
  ...columns('assigned', ['supplierId', 'declineReason']),
  ...instants('assigned', ['viewedAt', 'declinedAt', 'quotedAt']),
  sentAt: `to_char(assigned.assigned_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
}

/** The RFQs that a request is about. */
const askedRfqs = `select supplier_requests.rfq_id union
  select parts.rfq_id from supplier_request_parts parts where parts.request_id = supplier_requests.id`

/**
 * Drawings of what was asked for that were added to RFQs after a request was sent, and of which its suppliers have no copy.
 * A request that chose parts of an RFQ has nothing to do with the drawings of its others.
 */
const laterDrawing = `files.linked_to_type = 'rfq' and files.created_at > supplier_requests.created_at
  and not exists (select from files copy where copy.linked_to_type = 'supplier_request'
    and copy.linked_to_id = supplier_requests.id and copy.copied_from = files.id)
  and (files.part_id is null or not exists (select from supplier_request_parts asked
    where asked.request_id = supplier_requests.id and asked.rfq_id = files.linked_to_id)
    or exists (select from supplier_request_parts asked
    where asked.request_id = supplier_requests.id and asked.rfq_part_id = files.part_id))`

/** A request as admins see it. */
export interface SupplierRequestView extends RequestFieldsView {
  hasLaterDrawings: boolean
  hasWithdrawnRfq: boolean
  createdAt: string
  updatedAt: string
  assignments: (AssignmentView & { name: string; companyName: string | null; supplierNumber: string })[]
  quotes: SupplierQuoteView[]
}

const forAdmins = {
  ...requestFields,
  hasLaterDrawings: `exists (select from files where files.linked_to_id in (${askedRfqs}) and ${laterDrawing})`,
  hasWithdrawnRfq: `exists (select from rfqs where rfqs.id in (${askedRfqs}) and rfqs.status = 'withdrawn')`,
  ...instants('supplier_requests', ['createdAt', 'updatedAt']),
  assignments: jsonList(
    jsonObject({
      ...assignmentFields,
      ...columns('supplier_profiles', ['companyName', 'supplierNumber']),
      name: 'supplier_profiles.account_name',
    }),
    `supplier_request_assignments assigned
      join supplier_profiles on supplier_profiles.user_id = assigned.supplier_id
      where assigned.request_id = supplier_requests.id`,
    'supplier_profiles.name_sort, supplier_profiles.id',
  ),
  quotes: jsonList(
    quoteForAdmins,
    'supplier_quotes where supplier_quotes.request_id = supplier_requests.id',
    // Amounts in different currencies are not compared.
    'supplier_quotes.currency, supplier_quotes.price, supplier_quotes.id',
  ),
}

export const supplierRequestShape: ListShape<
  SupplierRequestView,
  z.output<(typeof listSupplierRequests)['query']>['sort']
> = {
  table: 'supplier_requests',
  row: jsonObject(forAdmins),
  sorts: {
    'date-desc': { column: 'supplier_requests.created_at', type: 'timestamptz', direction: 'desc' },
    'date-asc': { column: 'supplier_requests.created_at', type: 'timestamptz', direction: 'asc' },
    project: { column: 'supplier_requests.project_sort', type: 'text', direction: 'asc' },
    due: { column: 'supplier_requests.due_sort', type: 'bigint', direction: 'asc' },
  },
}

/** An RFQ a request is about. */
export interface RequestedRfqView {
  id: string
  number: string
  projectName: string
  quote: { amount: string; currency: string } | null
  order: { id: string; number: string } | null
  /** `YYYY-MM-DD`. */
  dueDate: string | null
  withdrawnAt: string | null
  laterDrawings: FileView[]
}

const requestedRfq = jsonObject({
  ...columns('rfqs', ['id', 'number', 'projectName']),
  quote: jsonOne(
    jsonObject({ amount: 'quotes.current_amount::text', currency: 'revision.currency' }),
    `quotes join quote_revisions revision
      on revision.quote_id = quotes.id and revision.revision = quotes.current_revision
      where quotes.rfq_id = rfqs.id`,
  ),
  order: jsonOne(jsonObject(columns('orders', ['id', 'number'])), 'orders where orders.rfq_id = rfqs.id'),
  dueDate: 'coalesce((select orders.due_date from orders where orders.rfq_id = rfqs.id), rfqs.needed_by)::text',
  ...instants('rfqs', ['withdrawnAt']),
  laterDrawings: jsonList(
    listedFile,
    `files where files.linked_to_id = rfqs.id and ${laterDrawing}`,
    'files.created_at, files.id',
  ),
})

export type SupplierRequestDetailsView = SupplierRequestView & { rfqs: RequestedRfqView[] }

export const supplierRequestDetailsShape: ListShape<SupplierRequestDetailsView, never> = {
  table: 'supplier_requests',
  row: jsonObject({
    ...forAdmins,
    rfqs: jsonList(requestedRfq, `rfqs where rfqs.id in (${askedRfqs})`, 'rfqs.number'),
  }),
  sorts: {},
}

/** A request as one supplier sees it: nothing about the customer or other suppliers. */
export interface ReceivedRequestView {
  assignment: AssignmentView
  request: RequestFieldsView
  quote: QuoteTermsView | null
}

export const receivedRequestShape: ListShape<
  ReceivedRequestView,
  z.output<(typeof listReceivedRequests)['query']>['sort']
> = {
  table: 'supplier_request_assignments',
  row: jsonObject({
    assignment: jsonOne(jsonObject(assignmentFields), '(select supplier_request_assignments.*) assigned'),
    request: jsonOne(
      jsonObject(requestFields),
      'supplier_requests where supplier_requests.id = supplier_request_assignments.request_id',
    ),
    quote: jsonOne(
      quoteForItsSupplier,
      `supplier_quotes where supplier_quotes.request_id = supplier_request_assignments.request_id
        and supplier_quotes.supplier_id = supplier_request_assignments.supplier_id`,
    ),
  }),
  sorts: {
    'date-desc': { column: 'supplier_request_assignments.assigned_at', type: 'timestamptz', direction: 'desc' },
    'date-asc': { column: 'supplier_request_assignments.assigned_at', type: 'timestamptz', direction: 'asc' },
    due: { column: 'supplier_request_assignments.due_sort', type: 'bigint', direction: 'asc' },
    project: { column: 'supplier_request_assignments.project_sort', type: 'text', direction: 'asc' },
  },
}
