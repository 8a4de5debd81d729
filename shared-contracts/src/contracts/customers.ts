import { z } from 'zod'
import { basedOn } from './based-on.ts'
import { byId, endpoint, LimitInput, listQuery, SearchInput } from './endpoint.ts'
import { AccountType, CompanyReference, CompanyRole } from './users.ts'
import { Email, Instant, line, Money, optional } from './values.ts'

const count = z.number().int().min(0)

/** A customer account, as admins see it (docs/product/admin.md, 'Fields of a customer'). */
export const Customer = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    title: z.string().nullable(),
    companyNameInput: z.string().nullable(),
    phone: z.string().nullable(),
    role: AccountType,
    isVerified: z.boolean(),
    isAdmin: z.boolean(),
    createdAt: Instant,
    rfqCount: count,
    quoteCount: count,
    orderCount: count,
    totalSpent: Money,
    company: CompanyReference.nullable(),
  })
  .meta({ id: 'Customer' })

export const listCustomers = endpoint({
  method: 'get',
  path: '/api/admin/customers',
  access: ['admin'],
  summary: 'Customer accounts',
  spec: "docs/product/admin.md, 'Customer Accounts'",
  query: listQuery({
    status: z.enum(['verified', 'unverified']).optional(),
    companyId: z.uuid().optional(),
    sort: z.enum(['date-desc', 'date-asc', 'name']).default('date-desc'),
  }),
  response: z.array(Customer),
  tags: ['Customer'],
})

/** A customer with all details of the account (docs/product/admin.md, 'One customer'). */
export const CustomerDetails = Customer.extend({
  companyRole: CompanyRole.nullable(),
  requiresPasswordReset: z.boolean(),
  lastSignInAt: Instant.nullable(),
  /** The number of devices the account is signed in on. */
  signedInDevices: count,
  /** The latest sign-in, RFQ or order. */
  recentActivity: Instant.nullable(),
  /** A deleted account has nothing personal left; its orders stay. */
  deletedAt: Instant.nullable(),
}).meta({ id: 'CustomerDetails' })
export type CustomerDetails = z.output<typeof CustomerDetails>

export const getCustomer = endpoint({
  method: 'get',
  path: '/api/admin/customers/:id',
  access: ['admin'],
  summary: 'One customer, even a deleted one',
  spec: "docs/product/admin.md, 'One customer'",
  params: byId,
  response: CustomerDetails,
  errors: ['user.not_found'],
  tags: ['Customer', 'Account', 'Rfq', 'Quote', 'Order'],
})

export const CreateCustomerBody = z
  .object({
    name: line(120).min(2, 'Name must be at least 2 characters'),
    email: Email,
    companyName: line(160).min(1, 'Company name is required'),
    phone: optional(line(60)),
    title: optional(line(120)),
    password: z
      .string()
      .min(6, 'Password must be at least 6 characters')
      .max(128, 'Password must be at most 128 characters'),
    role: z.literal('customer').default('customer'),
  })
  .meta({ id: 'CreateCustomerBody' })

export const createCustomer = endpoint({
  method: 'post',
  path: '/api/admin/customers',
  access: ['admin'],
  summary: 'Create a customer account; the password must be changed at first sign-in',
  spec: "docs/product/admin.md, 'Customer Accounts'",
  body: CreateCustomerBody,
  response: Customer,
  status: 201,
  errors: ['user.email_taken', 'auth.password_breached'],
  tags: ['Customer', 'Company'],
  idempotent: true,
})

export const linkUser = endpoint({
  method: 'post',
  path: '/api/admin/users/:id/link',
  access: ['admin'],
  summary: 'Link a user to a company',
  spec: "docs/product/companies.md, 'Linking users'",
  params: byId,
  body: z
    .object({ companyId: z.uuid(), basedOn: basedOn({ companyId: z.uuid().nullable() }) })
    .meta({ id: 'LinkUserBody' }),
  response: Customer,
  errors: ['user.not_found', 'company.not_found', 'write.stale'],
  tags: ['Customer', 'Company', 'Account', 'Activity'],
})

export const unlinkUser = endpoint({
  method: 'post',
  path: '/api/admin/users/:id/unlink',
  access: ['admin'],
  summary: 'Unlink a user from the company',
  spec: "docs/product/companies.md, 'Linking users'",
  params: byId,
  body: z.object({ basedOn: basedOn({ companyId: z.uuid().nullable() }) }).meta({ id: 'UnlinkUserBody' }),
  response: Customer,
  errors: ['user.not_found', 'write.stale'],
  tags: ['Customer', 'Company', 'Account', 'Activity'],
})

export const listCompanyUsers = endpoint({
  method: 'get',
  path: '/api/admin/customers/:customerNumber/users',
  access: ['admin'],
  summary: 'Users of a customer number',
  spec: "docs/product/companies.md, 'Customer numbers'",
  params: z.object({ customerNumber: z.string().max(20) }),
  response: z.array(Customer),
  errors: ['company.not_found'],
  tags: ['Customer'],
})

/** A customer found by a search (docs/product/admin.md, 'Search Customers'). */
export const CustomerSearchResult = z
  .object({
    id: z.uuid(),
    name: z.string(),
    type: AccountType,
    email: z.string(),
    company: z.string().nullable(),
    customerNumber: z.string().nullable(),
    recentActivity: Instant.nullable(),
    rfqCount: count,
    orderCount: count,
  })
  .meta({ id: 'CustomerSearchResult' })

export const searchCustomers = endpoint({
  method: 'get',
  path: '/api/admin/search',
  access: ['admin'],
  summary: 'Search customers by name, email, company or customer number',
  spec: "docs/product/admin.md, 'Search Customers'",
  query: z.object({ q: SearchInput.min(1, 'Please enter a name, an email address or a company'), limit: LimitInput }),
  response: z.array(CustomerSearchResult),
  tags: ['Customer'],
})
