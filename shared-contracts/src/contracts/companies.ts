import { z } from 'zod'
import { addressLengths } from '../rules/address-lengths.ts'
import { asPlainText } from '../rules/typed-text.ts'
import { basedOn, seenText } from './based-on.ts'
import { byId, download, endpoint, listQuery } from './endpoint.ts'
import { Email, Instant, line, optional, text } from './values.ts'

/** CU and at least four digits: CU0001 (docs/product/companies.md, 'Customer numbers'). */
export const CustomerNumber = z
  .string()
  .overwrite((typed) => asPlainText(typed).toUpperCase())
  .regex(/^CU(?:(?!0000$)\d{4}|[1-9]\d{4,14})$/, 'Customer number must be in format CU0001')

/** A company, as admins see it (docs/product/companies.md, 'Fields of a company'). */
export const Company = z
  .object({
    id: z.uuid(),
    name: z.string(),
    customerNumber: z.string().nullable(),
    contactEmail: z.string().nullable(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    country: z.string(),
    postalCode: z.string().nullable(),
    website: z.string().nullable(),
    industry: z.string().nullable(),
    notes: z.string().nullable(),
    userCount: z.number().int(),
    createdAt: Instant,
  })
  .meta({ id: 'Company' })

/** For companies without one (docs/product/companies.md, 'Fields of a company'). */
export const defaultCountry = 'United States'

export const CompanyBody = z
  .object({
    name: line(addressLengths.name).min(2, 'Company name must be at least 2 characters'),
    contactEmail: optional(Email),
    phone: optional(line(60)),
    address: optional(line(addressLengths.address)),
    city: optional(line(addressLengths.city)),
    state: optional(line(addressLengths.state)),
    country: line(addressLengths.country)
      .default(defaultCountry)
      .transform((country) => country || defaultCountry),
    postalCode: optional(line(addressLengths.postalCode)),
    website: optional(z.url({ protocol: /^https?$/, error: 'Please enter a valid URL' })),
    industry: optional(line(120)),
    notes: optional(text(4000)),
  })
  .meta({ id: 'CompanyBody' })

/** A company as read before the change. */
export const UpdateCompanyBody = CompanyBody.extend({
  basedOn: basedOn({
    name: z.string(),
    contactEmail: seenText,
    phone: seenText,
    address: seenText,
    city: seenText,
    state: seenText,
    country: z.string(),
    postalCode: seenText,
    website: seenText,
    industry: seenText,
    notes: seenText,
  }),
}).meta({ id: 'UpdateCompanyBody' })

const CompanyListQuery = listQuery({ sort: z.enum(['date-desc', 'date-asc', 'name']).default('date-desc') })

export const listCompanies = endpoint({
  method: 'get',
  path: '/api/admin/companies',
  access: ['admin'],
  summary: 'Companies',
  spec: "docs/product/admin.md, 'Company Management'",
  query: CompanyListQuery,
  response: z.array(Company),
  tags: ['Company'],
})

export const exportCompanies = endpoint({
  method: 'get',
  path: '/api/admin/companies/export',
  access: ['admin'],
  summary: 'The companies of a list, or the selected ones, as CSV',
  spec: "docs/product/lists.md, 'Saving as CSV'",
  query: CompanyListQuery.omit({ limit: true, cursor: true }).extend({
    // One text, as in an address; at most as many as a list shows at once.
    ids: z
      .string()
      .max(200 * 37)
      .transform((ids) => ids.split(','))
      .pipe(z.array(z.uuid()).max(200))
      .optional(),
  }),
  response: download('text/csv'),
  limit: 'export',
})

export const createCompany = endpoint({
  method: 'post',
  path: '/api/admin/companies',
  access: ['admin'],
  summary: 'Create a company',
  spec: "docs/product/admin.md, 'Company Management'",
  body: CompanyBody,
  response: Company,
  status: 201,
  tags: ['Company'],
  idempotent: true,
})

export const updateCompany = endpoint({
  method: 'put',
  path: '/api/admin/companies/:id',
  access: ['admin'],
  summary: 'Change a company',
  spec: "docs/product/admin.md, 'Company Management'",
  params: byId,
  body: UpdateCompanyBody,
  response: Company,
  errors: ['company.not_found', 'write.stale'],
  tags: ['Company', 'Customer', 'Account'],
})

/** A company as read before a merge, which names it and its number. */
export const SeenCompany = z
  .object({ id: z.uuid(), name: z.string(), customerNumber: seenText })
  .meta({ id: 'SeenCompany' })
export type SeenCompany = z.output<typeof SeenCompany>

export const mergeCompanies = endpoint({
  method: 'post',
  path: '/api/admin/companies/merge',
  access: ['admin'],
  summary: 'Merge companies into a primary one',
  spec: "docs/product/companies.md, 'Merging companies'",
  body: z
    .object({
      primaryCompanyId: z.uuid('Please select a primary company'),
      companyIdsToMerge: z.array(z.uuid()).min(1, 'Please select at least two companies').max(100),
      customerNumber: CustomerNumber.optional(),
      companyName: line(160).min(2, 'Company name must be at least 2 characters'),
      basedOn: basedOn({ companies: z.array(SeenCompany).max(101) }),
    })
    .meta({ id: 'MergeCompaniesBody' }),
  response: Company,
  errors: [
    ...(['company.not_found', 'company.merge_needs_two', 'company.merge_into_itself'] as const),
    ...(['company.number_taken', 'write.stale'] as const),
  ],
  tags: ['Company', 'Customer', 'Account', 'Rfq', 'Quote', 'Order', 'Message'],
})

export const getNextCustomerNumber = endpoint({
  method: 'get',
  path: '/api/admin/customer-number/next',
  access: ['admin'],
  summary: 'The next free customer number',
  spec: "docs/product/companies.md, 'Customer numbers'",
  response: z.object({ customerNumber: CustomerNumber }).meta({ id: 'NextCustomerNumber' }),
  tags: ['Company'],
})

export const checkCustomerNumber = endpoint({
  method: 'get',
  path: '/api/admin/customer-number/:number/available',
  access: ['admin'],
  summary: 'Whether a customer number is free and, if not, whose it is',
  spec: "docs/product/companies.md, 'Customer numbers'",
  params: z.object({ number: CustomerNumber }),
  response: z
    .object({ available: z.boolean(), existingCompany: z.object({ id: z.uuid(), name: z.string() }).nullable() })
    .meta({ id: 'CustomerNumberAvailability' }),
  tags: ['Company'],
})

export const assignCustomerNumber = endpoint({
  method: 'post',
  path: '/api/admin/companies/:id/assign-customer-number',
  access: ['admin'],
  summary: 'Assign or change the customer number of a company',
  spec: "docs/product/companies.md, 'Customer numbers'",
  params: byId,
  body: z
    .object({ customerNumber: CustomerNumber, basedOn: basedOn({ customerNumber: seenText }) })
    .meta({ id: 'AssignCustomerNumberBody' }),
  response: Company,
  errors: ['company.not_found', 'company.number_format', 'company.number_taken', 'write.stale'],
  tags: ['Company', 'Customer', 'Account'],
})
