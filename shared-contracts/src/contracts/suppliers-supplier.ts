import { z } from 'zod'
import { addressLengths } from '../rules/address-lengths.ts'
import { basedOn, seenText } from './based-on.ts'
import { byId, endpoint } from './endpoint.ts'
import { SupplierCertificate, supplierFacts } from './suppliers.ts'
import { BooleanInput, DateInput, Instant, line, optional, text } from './values.ts'

/** One of the eight items that make a profile complete. */
const ProfileItem = z.enum(['name', 'phone', 'website', 'address', 'city', 'country', 'capabilities', 'certifications'])

/** How complete the supplier's profile is (docs/product/suppliers.md, 'Profile completeness'). */
const ProfileCompleteness = z
  .object({ percent: z.number(), missing: z.array(ProfileItem) })
  .meta({ id: 'ProfileCompleteness' })

const count = z.number().int()

/** What is waiting for a supplier (docs/product/suppliers.md, 'Supplier portal'). */
export const SupplierDashboard = z
  .object({
    newRequests: count.describe('Open requests the supplier has not opened'),
    openRequests: count.describe('New and viewed ones together'),
    pendingQuotes: count,
    outdatedQuotes: count.describe('Pending quotes for a request that has since changed'),
    acceptedQuotes: count,
    notSelectedQuotes: count,
    newPurchaseOrders: count.describe('Issued ones awaiting acknowledgement'),
    activePurchaseOrders: count.describe('Neither received nor cancelled'),
    expiringCertificates: count.describe('Expired ones included'),
    profile: ProfileCompleteness,
  })
  .meta({ id: 'SupplierDashboard' })
export type SupplierDashboard = z.output<typeof SupplierDashboard>

export const getSupplierDashboard = endpoint({
  method: 'get',
  path: '/api/supplier/dashboard',
  access: ['supplier'],
  summary: 'What is waiting for the supplier, in figures',
  spec: "docs/product/suppliers.md, 'Supplier portal'",
  response: SupplierDashboard,
  tags: ['SupplierRequest', 'SupplierQuote', 'PurchaseOrder', 'Supplier'],
})

const tags = z.array(z.string())

/** A supplier's own profile. The email is that of the account, changed as for all accounts. */
export const SupplierProfile = z
  .object({
    supplierNumber: z.string(),
    ...supplierFacts,
    description: z.string().nullable(),
    capabilities: tags,
    certifications: tags,
    finishingCapabilities: tags,
    primaryIndustries: tags,
    isVerified: z.boolean(),
    completeness: ProfileCompleteness,
    certificates: z.array(SupplierCertificate),
    updatedAt: Instant,
  })
  .meta({ id: 'SupplierProfile' })
export type SupplierProfile = z.output<typeof SupplierProfile>

export const getSupplierProfile = endpoint({
  method: 'get',
  path: '/api/supplier/profile',
  access: ['supplier'],
  summary: 'A supplier’s own profile',
  spec: "docs/product/suppliers.md, 'Fields of a supplier'",
  response: SupplierProfile,
  tags: ['Supplier', 'Profile'],
})

/** Each value once, ignoring case. */
const tagsInput = z
  .array(line(80).min(1, 'Please enter a text'))
  .max(50, 'Please use at most 50')
  .transform((typed) => [...new Map(typed.map((tag) => [tag.toLocaleLowerCase('en'), tag])).values()])

const wholeOrNone = (message: string, most: number) =>
  z.number(message).int(message).min(0, message).max(most, message).nullable().default(null)

export const SupplierProfileBody = z
  .object({
    name: line(120).min(1, 'Full name is required'),
    companyName: optional(line(160)),
    phone: optional(line(60)),
    website: optional(z.url({ protocol: /^https?$/, error: 'Please enter a valid URL' })),
    address: optional(line(addressLengths.address)),
    city: optional(line(addressLengths.city)),
    country: optional(line(addressLengths.country)),
    description: optional(text(4000)),
    capabilities: tagsInput,
    certifications: tagsInput,
    finishingCapabilities: tagsInput,
    primaryIndustries: tagsInput,
    qualitySystem: optional(line(120)),
    numberOfEmployees: wholeOrNone('Please enter a whole number of employees', 10_000_000),
    yearEstablished: wholeOrNone('Please enter a year, such as 1998', 9999).refine(
      (year) => year === null || year >= 1000,
      'Please enter a year, such as 1998',
    ),
    emergencyCapability: BooleanInput.default(false),
    internationalShipping: BooleanInput.default(false),
  })
  .meta({ id: 'SupplierProfileBody' })

/** The profile as read before the change. */
export const UpdateSupplierProfileBody = SupplierProfileBody.extend({
  basedOn: basedOn({
    name: z.string(),
    companyName: seenText,
    phone: seenText,
    website: seenText,
    address: seenText,
    city: seenText,
    country: seenText,
    description: seenText,
    capabilities: tags,
    certifications: tags,
    finishingCapabilities: tags,
    primaryIndustries: tags,
    qualitySystem: seenText,
    numberOfEmployees: z.number().nullable(),
    yearEstablished: z.number().nullable(),
    emergencyCapability: z.boolean(),
    internationalShipping: z.boolean(),
  }),
}).meta({ id: 'UpdateSupplierProfileBody' })

export const updateSupplierProfile = endpoint({
  method: 'put',
  path: '/api/supplier/profile',
  access: ['supplier'],
  summary: 'Change a supplier’s own profile',
  spec: "docs/product/suppliers.md, 'Fields of a supplier'",
  body: UpdateSupplierProfileBody,
  response: SupplierProfile,
  errors: ['write.stale', 'rate_limited'],
  tags: ['Supplier', 'Profile', 'Session'],
  limit: 'edit',
})

export const uploadSupplierCertificate = endpoint({
  method: 'post',
  path: '/api/supplier/certificates',
  access: ['supplier'],
  summary: 'Add a certificate as a file, with its expiry date',
  spec: "docs/product/suppliers.md, 'Certificates'",
  body: z
    .object({ name: line(120).min(1, 'Please name the certificate'), expiresOn: optional(DateInput) })
    .meta({ id: 'UploadCertificateBody' }),
  files: { file: { kinds: ['pdf', 'image'], maxCount: 1, required: true, forSuppliers: true } },
  response: SupplierCertificate,
  status: 201,
  errors: ['file.missing', 'file.too_large', 'file.wrong_type', 'file.empty', 'file.truncated', 'file.encrypted'],
  tags: ['Supplier'],
  limit: 'upload',
  idempotent: true,
})

export const deleteSupplierCertificate = endpoint({
  method: 'delete',
  path: '/api/supplier/certificates/:id',
  access: ['supplier'],
  summary: 'Remove a certificate',
  spec: "docs/product/suppliers.md, 'Certificates'",
  params: byId,
  response: null,
  errors: ['file.not_found'],
  tags: ['Supplier'],
})
