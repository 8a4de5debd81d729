import { z } from 'zod'
import { basedOn, seenText } from './based-on.ts'
import { byId, endpoint, listQuery } from './endpoint.ts'
import { BooleanInput, DateOnly, Instant, jsonText, optional, text } from './values.ts'

/** A list delivered as JSON text (docs/product/suppliers.md, 'Fields of a supplier'). */
const JsonList = z.string().describe('JSON text of a list of strings')

/** The single-valued fields of a supplier's profile, for admins and the supplier. */
export const supplierFacts = {
  name: z.string(),
  email: z.string(),
  companyName: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  qualitySystem: z.string().nullable(),
  numberOfEmployees: z.number().int().nullable(),
  yearEstablished: z.number().int().nullable(),
  emergencyCapability: z.boolean(),
  internationalShipping: z.boolean(),
}

/** A supplier, as admins see it (docs/product/suppliers.md, 'Fields of a supplier'). */
export const Supplier = z
  .object({
    id: z.uuid(),
    ...supplierFacts,
    capabilities: JsonList,
    certifications: JsonList,
    finishingCapabilities: JsonList,
    primaryIndustries: JsonList,
    supplierNumber: z.string().nullable(),
    profileCompleteness: z.number().describe('Percent of the eight items that are present'),
    isVerified: z.boolean().describe('An admin has checked who the supplier is'),
    isSuspended: z.boolean(),
    certificatesEndOn: DateOnly.nullable().describe('When the first certificate that no other replaces expires'),
    createdAt: Instant,
  })
  .meta({ id: 'Supplier' })
export type Supplier = z.output<typeof Supplier>

/** Several chosen values in one query parameter, as JSON text: a value may contain any character. */
function chosen(field: string) {
  const words = `${field} is not a JSON list of texts`
  return jsonText(z.array(z.string().max(160)).max(50), 10_000, { notJson: words, wrong: words })
    .optional()
    .describe('JSON text of a list of strings; a supplier matches with any of them')
}

const wholeNumber = z.coerce.number().int().min(0).max(100_000_000)

export const SupplierListQuery = listQuery({
  status: z
    .enum(['active', 'verified', 'unverified', 'suspended', 'lapsing'])
    .optional()
    .describe('active: not suspended; lapsing: those with a certificate that has expired or expires within 30 days'),
  sort: z.enum(['date-desc', 'date-asc', 'name', 'completion']).default('date-desc'),
  minCompletion: z.coerce.number().int().min(0).max(100).optional(),
  capabilities: chosen('capabilities'),
  finishing: chosen('finishing'),
  industries: chosen('industries'),
  qualitySystems: chosen('qualitySystems'),
  countries: chosen('countries'),
  cities: chosen('cities'),
  minEmployees: wholeNumber.optional(),
  maxEmployees: wholeNumber.optional(),
  minYearEstablished: wholeNumber.optional(),
  emergency: BooleanInput.optional(),
  international: BooleanInput.optional(),
})

export const listSuppliers = endpoint({
  method: 'get',
  path: '/api/admin/suppliers',
  access: ['admin'],
  summary: 'Suppliers with their capabilities',
  spec: "docs/product/suppliers.md, 'Requests to suppliers'",
  query: SupplierListQuery,
  response: z.array(Supplier),
  tags: ['Supplier'],
})

const choices = z.array(z.string())

/** The values in suppliers' profiles, each once and sorted: the choices of the advanced filters. */
export const SupplierChoices = z
  .object({
    capabilities: choices,
    finishing: choices,
    industries: choices,
    qualitySystems: choices,
    countries: choices,
    cities: choices,
  })
  .meta({ id: 'SupplierChoices' })

export const getSupplierChoices = endpoint({
  method: 'get',
  path: '/api/admin/suppliers/choices',
  access: ['admin'],
  summary: 'The values by which suppliers can be filtered',
  spec: "docs/product/suppliers.md, 'Requests to suppliers'",
  response: SupplierChoices,
  tags: ['Supplier'],
})

/** A certificate as a file, with its expiry date (docs/product/suppliers.md, 'Certificates'). */
export const SupplierCertificate = z
  .object({
    id: z.uuid(),
    name: z.string(),
    expiresOn: DateOnly.nullable(),
    state: z.enum(['valid', 'expiring', 'expired']).describe('expiring: expires within 60 days'),
    fileName: z.string(),
    fileUrl: z.string(),
    uploadedAt: Instant,
  })
  .meta({ id: 'SupplierCertificate' })
export type SupplierCertificate = z.output<typeof SupplierCertificate>

const share = z.number().nullable().describe('Percent; null if there is no data')

/** A supplier's record so far (docs/product/suppliers.md, 'Performance'). */
export const SupplierPerformance = z
  .object({
    requests: z.number().int(),
    quotes: z.number().int(),
    declined: z.number().int(),
    accepted: z.number().int(),
    acceptedShare: share,
    purchaseOrders: z.number().int(),
    received: z.number().int().describe('Purchase orders that were delivered in full'),
    onTimeShare: share,
    qualityShare: share.describe('Share of good pieces among those received'),
    averageLeadTime: z.number().nullable().describe('Days, over all quotes'),
  })
  .meta({ id: 'SupplierPerformance' })

/** One supplier with everything admins know about it. */
export const SupplierDetails = Supplier.extend({
  description: z.string().nullable(),
  verifiedAt: Instant.nullable(),
  suspendedAt: Instant.nullable(),
  suspensionReason: z.string().nullable(),
  lastSignInAt: Instant.nullable(),
  missingItems: z.array(z.string()).describe('Which of the eight items of a complete profile are missing'),
  certificates: z.array(SupplierCertificate),
  performance: SupplierPerformance,
}).meta({ id: 'SupplierDetails' })
export type SupplierDetails = z.output<typeof SupplierDetails>

export const getSupplier = endpoint({
  method: 'get',
  path: '/api/admin/suppliers/:id',
  access: ['admin'],
  summary: 'One supplier with its whole profile, its certificates and its performance',
  spec: "docs/product/suppliers.md, 'Supplier management'",
  params: byId,
  response: SupplierDetails,
  errors: ['supplier.not_found'],
  tags: ['Supplier'],
})

export const verifySupplier = endpoint({
  method: 'patch',
  path: '/api/admin/suppliers/:id/verification',
  access: ['admin'],
  summary: 'Mark a supplier as verified, or undo that',
  spec: "docs/product/suppliers.md, 'Supplier management'",
  params: byId,
  body: z
    .object({ isVerified: z.boolean(), basedOn: basedOn({ isVerified: z.boolean() }) })
    .meta({ id: 'VerifySupplierBody' }),
  response: SupplierDetails,
  errors: ['supplier.not_found', 'write.stale'],
  tags: ['Supplier'],
})

export const suspendSupplier = endpoint({
  method: 'patch',
  path: '/api/admin/suppliers/:id/suspension',
  access: ['admin'],
  summary: 'Suspend a supplier, whose sessions end at once, or reinstate it',
  spec: "docs/product/suppliers.md, 'Supplier management'",
  params: byId,
  body: z
    .object({
      isSuspended: z.boolean(),
      reason: optional(text(4000)),
      basedOn: basedOn({ isSuspended: z.boolean(), suspensionReason: seenText }),
    })
    .meta({ id: 'SuspendSupplierBody' }),
  response: SupplierDetails,
  errors: ['supplier.not_found', 'write.stale'],
  tags: ['Supplier', 'Account'],
})
