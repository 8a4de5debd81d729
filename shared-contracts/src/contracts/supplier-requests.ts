import { z } from 'zod'
import { basedOn, seenText } from './based-on.ts'
import { byId, endpoint, listQuery } from './endpoint.ts'
import { StoredFile } from './files.ts'
import { mostParts } from './part-limits.ts'
import { SupplierQuote } from './supplier-quotes.ts'
import {
  AskedQuantities,
  AssignedSupplier,
  RfqFileInput,
  SupplierRequestFile,
  SupplierRequestPart,
  SupplierRequestPartInput,
} from './supplier-request-parts.ts'
import { Currency, DateInput, DateOnly, Instant, line, Money, optional, QuantityInput, text } from './values.ts'

const AttachedFile = z
  .object({ id: z.uuid(), fileName: z.string(), fileSize: z.number().int(), fileUrl: z.string() })
  .meta({ id: 'AttachedFile' })

export const uploadAdminFiles = endpoint({
  method: 'post',
  path: '/api/admin/files/upload',
  access: ['admin'],
  summary: 'Upload attachments for a request to suppliers',
  spec: "docs/product/suppliers.md, 'Requests to suppliers'",
  files: { files: { kinds: ['pdf', 'step', 'cad'], maxCount: 20, required: true, forSuppliers: true } },
  response: z.array(AttachedFile),
  status: 201,
  errors: ['file.missing', 'file.too_large', 'file.wrong_type', 'file.empty', 'file.truncated', 'file.encrypted'],
  tags: ['File'],
  limit: 'upload',
  idempotent: true,
})

const BestPrice = z.object({ currency: Currency, price: Money })

/**
 * A project suppliers were asked about, with their quotes (docs/product/suppliers.md, 'Supplier Quote Management').
 */
export const SupplierRequest = z
  .object({
    id: z.uuid(),
    projectName: z.string(),
    material: z.string(),
    quantity: z.number().int().describe('Of the first part, the first one'),
    referenceNumber: z.string().nullable(),
    description: z.string(),
    specialInstructions: z.string().nullable(),
    dueDate: DateOnly.nullable(),
    isOpen: z
      .boolean()
      .describe('Whether suppliers may quote: its due date is not past, and not everything is awarded'),
    isAwarded: z.boolean().describe('Everything it asks for is awarded, and no quote awaits a decision'),
    seal: z.string().describe('SHA-256 over its fields and files, hexadecimal'),
    version: z.number().int().describe('Counts its versions; 1 as first sent'),
    parts: z.array(SupplierRequestPart).min(1),
    files: z.array(SupplierRequestFile),
    assignedSuppliers: z.array(AssignedSupplier),
    supplierQuotes: z.array(SupplierQuote),
    quoteCount: z.number().int(),
    bestPrices: z.array(BestPrice).describe('The lowest price in each currency, of quotes that are not outdated'),
    avgLeadTime: z.number().nullable().describe('Days'),
    hasWithdrawnRfq: z.boolean().describe('Whether a customer withdrew an RFQ that it is about'),
    hasLaterDrawings: z
      .boolean()
      .describe('Whether drawings were added to its RFQs after it was sent, which its suppliers do not have'),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: 'SupplierRequest' })
export type SupplierRequest = z.output<typeof SupplierRequest>

/** A customer's RFQ that a request is about; suppliers never see it. */
const RequestedRfq = z.object({
  id: z.uuid(),
  displayNumber: z.string(),
  projectName: z.string(),
  quote: z
    .object({ amount: Money, currency: Currency })
    .nullable()
    .describe("The customer's quote, for the margin that admins see"),
  orderId: z.uuid().nullable(),
  orderNumber: z.string().nullable(),
  dueDate: DateOnly.nullable().describe(
    "When the customer expects the goods: on its order's due date, else by the day that the RFQ names",
  ),
  withdrawnAt: Instant.optional().describe('When its customer withdrew it; left out unless they did'),
  laterDrawings: z
    .array(StoredFile)
    .describe('Added to the RFQ after the request was sent; its suppliers have no copy of them'),
})

/** One request with the RFQs it is about. */
export const SupplierRequestDetails = SupplierRequest.extend({ rfqs: z.array(RequestedRfq) }).meta({
  id: 'SupplierRequestDetails',
})

const requestFields = {
  projectName: line(200).min(1, 'Project name is required'),
  material: line(80).min(1, 'Material is required'),
  quantity: QuantityInput,
  description: text(4000).min(1, 'Description is required'),
  specialInstructions: optional(text(4000)),
}

export const CreateSupplierRequestBody = z
  .object({
    ...requestFields,
    supplierIds: z
      .array(z.uuid())
      .min(1, 'Please fill in all required fields and select at least one supplier.')
      .max(1000, 'Please select at most 1000 suppliers'),
    dueDate: optional(DateInput),
    attachedFiles: z.array(z.string().max(300)).max(20).default([]),
    rfqId: z.uuid().optional(),
    parts: z
      .array(SupplierRequestPartInput)
      .min(1)
      .max(mostParts)
      .optional()
      .describe('By default one part from the flat fields'),
    rfqFiles: z.array(RfqFileInput).max(20).default([]),
  })
  .meta({ id: 'CreateSupplierRequestBody' })

export const createSupplierRequest = endpoint({
  method: 'post',
  path: '/api/admin/quotes/create-bulk',
  access: ['admin'],
  summary: 'Ask several suppliers for a quote',
  spec: "docs/product/suppliers.md, 'Requests to suppliers'",
  body: CreateSupplierRequestBody,
  response: SupplierRequest,
  status: 201,
  errors: [
    'supplier_request.incomplete',
    'supplier_request.due_date_past',
    'supplier_request.due_date_far',
    'supplier.not_found',
    'supplier.suspended',
    'rfq.not_found',
    'rfq.already_decided',
    'rfq.withdrawn',
    'file.not_found',
    'supplier_request.unreadable_drawing',
    'supplier_request.unreadable_pdf',
    'document.not_made',
  ],
  tags: ['Supplier', 'SupplierQuote', 'Rfq', 'Dashboard'],
  idempotent: true,
})

export const listSupplierRequests = endpoint({
  method: 'get',
  path: '/api/admin/rfqs/supplier-quotes',
  access: ['admin'],
  summary: 'Requests to suppliers, with their quotes',
  spec: "docs/product/suppliers.md, 'Supplier Quote Management'",
  query: listQuery({
    reference: z.enum(['with', 'without']).optional(),
    rfqId: z.uuid().optional().describe('Those about this RFQ'),
    sort: z.enum(['date-desc', 'date-asc', 'project', 'due']).default('date-desc'),
  }),
  response: z.array(SupplierRequest),
  tags: ['SupplierQuote'],
})

export const getSupplierQuoteCounts = endpoint({
  method: 'get',
  path: '/api/admin/supplier-quotes/counts',
  access: ['admin'],
  summary: 'How many requests, supplier quotes and suppliers that quoted there are',
  spec: "docs/product/suppliers.md, 'Supplier Quote Management'",
  response: z
    .object({
      projects: z.number().int(),
      quotes: z.number().int(),
      suppliers: z.number().int(),
      pending: z.number().int(),
    })
    .meta({ id: 'SupplierQuoteCounts' }),
  tags: ['SupplierQuote'],
})

export const getSupplierRequest = endpoint({
  method: 'get',
  path: '/api/admin/supplier-requests/:id',
  access: ['admin'],
  summary: 'One request to suppliers with its quotes and the RFQs it is about',
  spec: "docs/product/suppliers.md, 'Supplier Quote Management'",
  params: byId,
  response: SupplierRequestDetails,
  errors: ['supplier_request.not_found'],
  tags: ['SupplierQuote'],
})

/** A part of a changed request: an existing one, by id, or a new one. */
const ChangedPartInput = SupplierRequestPartInput.omit({ rfqPartId: true })
  .extend({ id: z.uuid().optional(), quantities: AskedQuantities })
  .meta({ id: 'ChangedPartInput' })

export const ChangeSupplierRequestBody = z
  .object({
    ...requestFields,
    parts: z.array(ChangedPartInput).min(1).max(mostParts).optional().describe('All parts; unchanged if omitted'),
    attachedFiles: z.array(z.string().max(300)).max(20).default([]).describe('Uploaded files to add'),
    rfqFiles: z.array(RfqFileInput).max(20).default([]).describe('Files of RFQs to add'),
    removedFiles: z.array(z.uuid()).max(100).default([]),
    basedOn: basedOn({
      projectName: z.string(),
      material: z.string(),
      quantity: z.number(),
      description: z.string(),
      specialInstructions: seenText,
      seal: z.string().max(64),
    }),
  })
  .meta({ id: 'ChangeSupplierRequestBody' })

export const changeSupplierRequest = endpoint({
  method: 'put',
  path: '/api/admin/supplier-requests/:id',
  access: ['admin'],
  summary: 'Change a request to suppliers; quotes for its earlier state become outdated',
  spec: "docs/product/suppliers.md, 'The seal'",
  params: byId,
  body: ChangeSupplierRequestBody,
  response: SupplierRequestDetails,
  errors: [
    'supplier_request.not_found',
    'supplier_request.awarded',
    'supplier_request.unreadable_drawing',
    'supplier_request.unreadable_pdf',
    'document.not_made',
    'file.not_found',
    'write.stale',
  ],
  tags: ['SupplierQuote', 'SupplierRequest'],
})

export const reopenSupplierRequest = endpoint({
  method: 'post',
  path: '/api/admin/supplier-requests/:id/reopen',
  access: ['admin'],
  summary: 'Change or remove the due date of a request: suppliers may quote until then',
  spec: "docs/product/suppliers.md, 'What becomes of a request'",
  params: byId,
  body: z
    .object({ dueDate: optional(DateInput), basedOn: basedOn({ dueDate: DateOnly.nullable() }) })
    .meta({ id: 'ReopenSupplierRequestBody' }),
  response: SupplierRequestDetails,
  errors: [
    'supplier_request.not_found',
    'supplier_request.due_date_past',
    'supplier_request.due_date_far',
    'supplier_request.all_awarded',
    'write.stale',
  ],
  tags: ['SupplierQuote', 'SupplierRequest'],
})

export const askMoreSuppliers = endpoint({
  method: 'post',
  path: '/api/admin/supplier-requests/:id/suppliers',
  access: ['admin'],
  summary: 'Send a request to further suppliers; those who already have it are skipped',
  spec: "docs/product/suppliers.md, 'Requests to suppliers'",
  params: byId,
  body: z.object({ supplierIds: z.array(z.uuid()).min(1).max(1000) }).meta({ id: 'AskMoreSuppliersBody' }),
  response: SupplierRequestDetails,
  errors: [
    'supplier_request.not_found',
    'supplier_request.closed',
    'supplier_request.all_awarded',
    'supplier.not_found',
    'supplier.suspended',
  ],
  tags: ['SupplierQuote', 'SupplierRequest'],
  idempotent: true,
})
