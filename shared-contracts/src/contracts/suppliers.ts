import { z } from 'zod'
import { basedOn, seenText } from './based-on.ts'
import { byId, endpoint, listQuery } from './endpoint.ts'
import { DateInput, DateOnly, Instant, line, Money, optional, QuantityInput, text } from './values.ts'

/** A list delivered as JSON text (docs/product/suppliers.md, 'Fields of a supplier'). */
const JsonList = z.string().describe('JSON text of a list of strings')

export const Supplier = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    companyName: z.string().nullable(),
    phone: z.string().nullable(),
    website: z.string().nullable(),
    address: z.string().nullable(),
    city: z.string().nullable(),
    country: z.string().nullable(),
    capabilities: JsonList,
    certifications: JsonList,
    finishingCapabilities: JsonList,
    primaryIndustries: JsonList,
    qualitySystem: z.string().nullable(),
    numberOfEmployees: z.number().int().nullable(),
    yearEstablished: z.number().int().nullable(),
    emergencyCapability: z.boolean(),
    internationalShipping: z.boolean(),
    supplierNumber: z.string().nullable(),
  })
  .meta({ id: 'Supplier' })

export const listSuppliers = endpoint({
  method: 'get',
  path: '/api/admin/suppliers',
  access: ['admin'],
  summary: 'Suppliers with their capabilities',
  spec: "docs/product/suppliers.md, 'Requests to suppliers'",
  query: listQuery({ sort: z.enum(['date-desc', 'date-asc', 'name']).default('date-desc') }),
  response: z.array(Supplier),
  tags: ['Supplier'],
})

export const AttachedFile = z
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

/** What a supplier offered (docs/product/suppliers.md, 'Supplier quotes'). */
export const SupplierQuote = z
  .object({
    id: z.uuid(),
    supplierId: z.uuid(),
    supplier: z.object({
      name: z.string(),
      supplierNumber: z.string().nullable(),
      company: z.string().nullable(),
      email: z.string(),
      city: z.string().nullable(),
      country: z.string().nullable(),
    }),
    price: Money,
    leadTime: z.number().int().describe('Days'),
    status: z.enum(['pending', 'accepted', 'not_selected']),
    notes: z.string().nullable(),
    quoteFileUrl: z.string().nullable(),
    submittedAt: Instant,
    hasPurchaseOrder: z.boolean(),
    adminFeedback: z.string().nullable(),
  })
  .meta({ id: 'SupplierQuote' })

/**
 * A project that suppliers were asked about, with what they offered (docs/product/suppliers.md, 'Supplier Quote
 * Management').
 */
export const SupplierRequest = z
  .object({
    id: z.uuid(),
    projectName: z.string(),
    material: z.string(),
    quantity: z.number().int(),
    referenceNumber: z.string().nullable(),
    assignedSuppliers: z.array(z.object({ id: z.uuid(), name: z.string() })),
    supplierQuotes: z.array(SupplierQuote),
  })
  .meta({ id: 'SupplierRequest' })

export const createSupplierRequest = endpoint({
  method: 'post',
  path: '/api/admin/quotes/create-bulk',
  access: ['admin'],
  summary: 'Ask several suppliers for a quote',
  spec: "docs/product/suppliers.md, 'Requests to suppliers'",
  body: z
    .object({
      supplierIds: z.array(z.uuid()).min(1, 'Please fill in all required fields and select at least one supplier.'),
      projectName: line(200).min(1, 'Project name is required'),
      material: line(80).min(1, 'Material is required'),
      quantity: QuantityInput,
      description: text(4000).min(1, 'Description is required'),
      dueDate: optional(DateInput),
      specialInstructions: optional(text(4000)),
      attachedFiles: z.array(z.string().max(300)).max(20).default([]),
      rfqId: z.uuid().optional(),
    })
    .meta({ id: 'CreateSupplierRequestBody' }),
  response: SupplierRequest,
  status: 201,
  errors: ['supplier_request.incomplete', 'user.not_found', 'file.not_found'],
  tags: ['Supplier', 'SupplierQuote', 'Rfq'],
  idempotent: true,
})

export const listSupplierRequests = endpoint({
  method: 'get',
  path: '/api/admin/rfqs/supplier-quotes',
  access: ['admin'],
  summary: 'Requests to suppliers with the quotes they sent',
  spec: "docs/product/suppliers.md, 'Supplier Quote Management'",
  query: listQuery({
    reference: z.enum(['with', 'without']).optional(),
    sort: z.enum(['date-desc', 'date-asc']).default('date-desc'),
  }),
  response: z.array(SupplierRequest),
  tags: ['SupplierQuote'],
})

export const updateSupplierQuoteStatus = endpoint({
  method: 'put',
  path: '/api/admin/supplier-quotes/:id/status',
  access: ['admin'],
  summary: 'Accept a supplier quote, or mark it not selected with feedback',
  spec: "docs/product/suppliers.md, 'Supplier quotes'",
  params: byId,
  body: z
    .object({
      status: z.enum(['accepted', 'not_selected']),
      adminFeedback: optional(text(4000)),
      basedOn: basedOn({ status: z.string(), adminFeedback: seenText }),
    })
    .meta({ id: 'UpdateSupplierQuoteStatusBody' }),
  response: SupplierQuote,
  errors: ['supplier_quote.not_found', 'supplier_quote.not_pending', 'write.stale'],
  tags: ['SupplierQuote'],
})

export const PurchaseOrder = z
  .object({
    id: z.uuid(),
    purchaseOrderNumber: z.string(),
    supplierQuoteId: z.uuid(),
    deliveryDate: DateOnly,
    notes: z.string().nullable(),
    fileUrl: z.string().nullable(),
    createdAt: Instant,
  })
  .meta({ id: 'PurchaseOrder' })

export const createPurchaseOrder = endpoint({
  method: 'post',
  path: '/api/admin/purchase-orders',
  access: ['admin'],
  summary: 'Create the purchase order of an accepted supplier quote',
  spec: "docs/product/suppliers.md, 'Purchase orders to suppliers'",
  body: z
    .object({ supplierQuoteId: z.uuid(), deliveryDate: DateInput, notes: optional(text(4000)) })
    .meta({ id: 'CreatePurchaseOrderBody' }),
  files: { poFile: { kinds: ['pdf'], maxCount: 1 } },
  response: PurchaseOrder,
  status: 201,
  errors: ['supplier_quote.not_found', 'supplier_quote.not_accepted', 'purchase_order.exists', 'file.not_pdf'],
  tags: ['PurchaseOrder', 'SupplierQuote'],
  limit: 'upload',
  idempotent: true,
})
