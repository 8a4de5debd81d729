import { z } from 'zod'
import { byId, endpoint, listQuery } from './endpoint.ts'
import { OwnSupplierQuote } from './supplier-quotes-supplier.ts'
import { SupplierRequestFile, SupplierRequestPart, SupplierRequestStatus } from './supplier-request-parts.ts'
import { DateOnly, Instant, text } from './values.ts'

/** A request as a supplier sees it (docs/product/access.md, 'What suppliers see'). */
export const ReceivedRequest = z
  .object({
    id: z.uuid(),
    referenceNumber: z.string().nullable(),
    projectName: z.string(),
    material: z.string(),
    quantity: z.number().int().describe('Of the first part, the first one'),
    description: z.string(),
    specialInstructions: z.string().nullable(),
    dueDate: DateOnly.nullable(),
    status: SupplierRequestStatus,
    isOpen: z.boolean().describe('Whether it may be quoted: its due date is not past, and it is not awarded'),
    isAwarded: z.boolean().describe('Everything it asks for is awarded'),
    seal: z.string().describe('SHA-256 over its fields and files, hexadecimal'),
    version: z.number().int(),
    changedAt: Instant.nullable().describe('When it was changed after it was sent'),
    receivedAt: Instant,
    viewedAt: Instant.nullable(),
    declinedAt: Instant.nullable(),
    declineReason: z.string().nullable(),
    parts: z.array(SupplierRequestPart).min(1),
    files: z.array(SupplierRequestFile),
    quote: OwnSupplierQuote.nullable(),
  })
  .meta({ id: 'ReceivedRequest' })
export type ReceivedRequest = z.output<typeof ReceivedRequest>

export const listReceivedRequests = endpoint({
  method: 'get',
  path: '/api/supplier/requests',
  access: ['supplier'],
  summary: 'Requests sent to the supplier',
  spec: "docs/product/suppliers.md, 'Supplier portal'",
  query: listQuery({
    status: SupplierRequestStatus.or(z.literal('open')).optional().describe('open: new or viewed'),
    sort: z.enum(['date-desc', 'date-asc', 'due', 'project']).default('date-desc'),
  }),
  response: z.array(ReceivedRequest),
  tags: ['SupplierRequest'],
})

export const getReceivedRequest = endpoint({
  method: 'get',
  path: '/api/supplier/requests/:id',
  access: ['supplier'],
  summary: 'One request sent to the supplier',
  spec: "docs/product/suppliers.md, 'Supplier portal'",
  params: byId,
  response: ReceivedRequest,
  errors: ['supplier_request.not_found'],
  tags: ['SupplierRequest'],
})

export const markRequestViewed = endpoint({
  method: 'post',
  path: '/api/supplier/requests/:id/viewed',
  access: ['supplier'],
  summary: 'Record that the supplier has opened a request; only the first time counts',
  spec: "docs/product/suppliers.md, 'What becomes of a request'",
  params: byId,
  response: ReceivedRequest,
  errors: ['supplier_request.not_found'],
  tags: ['SupplierRequest'],
})

export const declineRequest = endpoint({
  method: 'post',
  path: '/api/supplier/requests/:id/decline',
  access: ['supplier'],
  summary: 'Decline to quote, with a reason; quoting undoes it',
  spec: "docs/product/suppliers.md, 'What becomes of a request'",
  params: byId,
  body: z.object({ reason: text(2000).min(1, 'Please say why you decline') }).meta({ id: 'DeclineRequestBody' }),
  response: ReceivedRequest,
  errors: ['supplier_request.not_found', 'supplier_request.already_quoted'],
  tags: ['SupplierRequest'],
})
