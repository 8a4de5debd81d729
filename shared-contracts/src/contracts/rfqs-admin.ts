import { z } from 'zod'
import { basedOn } from './based-on.ts'
import { WaitingKind } from './dashboard.ts'
import { byId, endpoint, listQuery } from './endpoint.ts'
import { StoredFile } from './files.ts'
import { Rfq, RfqSort, RfqStatus } from './rfqs.ts'
import { BooleanInput } from './values.ts'

/** Ways in which an RFQ's quote can be waiting for an admin (docs/product/admin.md, 'Work queue'). */
export const WaitingRfqs = WaitingKind.extract(['new_quote', 'expiring_quote', 'purchase_order'])
export type WaitingRfqs = z.output<typeof WaitingRfqs>

/** As for customers, and by when the goods are needed: soonest first, without a day last. */
export const AdminRfqSort = z.enum([...RfqSort.options, 'needed-by'])

const AdminRfqListQuery = listQuery({
  status: RfqStatus.optional(),
  customerId: z.uuid().optional(),
  waiting: WaitingRfqs.optional().describe('Only those waiting for an admin in this way, as counted in the work queue'),
  sort: AdminRfqSort.default('date-desc'),
  ids: z
    .string()
    .regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,49}$/)
    .transform((ids) => ids.split(','))
    .pipe(z.array(z.uuid()))
    .optional()
    .describe('Only these, as UUIDs with commas between them; at most 50'),
  sendable: BooleanInput.optional().describe('Only those that suppliers can be asked about'),
})

export const listCustomerRfqs = endpoint({
  method: 'get',
  path: '/api/admin/customer-rfqs',
  access: ['admin'],
  summary: 'RFQs of all customers, or of one, each with its quote and files',
  spec: "docs/product/admin.md, 'Incoming RFQs'",
  query: AdminRfqListQuery,
  response: z.array(Rfq),
  tags: ['Rfq'],
})

export const listAdminRfqs = endpoint({
  method: 'get',
  path: '/api/admin/rfqs',
  access: ['admin'],
  summary: 'Incoming RFQs; polled every 30 s',
  spec: "docs/product/admin.md, 'Incoming RFQs'",
  query: AdminRfqListQuery,
  response: z.array(Rfq),
  tags: ['Rfq'],
})

export const listRfqFiles = endpoint({
  method: 'get',
  path: '/api/admin/rfqs/:id/files',
  access: ['admin'],
  summary: 'Files of an RFQ',
  spec: "docs/product/admin.md, 'Incoming RFQs'",
  params: byId,
  response: z.array(StoredFile),
  errors: ['rfq.not_found'],
  tags: ['Rfq', 'File'],
})

export const updateRfqStatus = endpoint({
  method: 'patch',
  path: '/api/admin/rfqs/:id/status',
  access: ['admin'],
  summary: 'Set an RFQ to reviewing when it is opened, or decline it',
  spec: "docs/product/rfqs.md, 'Status'",
  params: byId,
  body: z.object({ status: RfqStatus, basedOn: basedOn({ status: RfqStatus }) }).meta({ id: 'UpdateRfqStatusBody' }),
  response: Rfq,
  errors: ['rfq.not_found', 'rfq.status_not_allowed', 'rfq.already_decided', 'rfq.withdrawn', 'write.stale'],
  tags: ['Rfq', 'Quote', 'Dashboard'],
})
