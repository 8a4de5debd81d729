import { z } from 'zod'
import { CompanyRoleBody } from './company-members.ts'
import { byId, endpoint, listQuery } from './endpoint.ts'
import { EndedSessions } from './profile.ts'
import { AccountType, CompanyReference, CompanyRole } from './users.ts'
import { BooleanInput, Email, Instant, line } from './values.ts'

/** An account of any kind, as admins see it. */
export const Account = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    role: AccountType,
    isAdmin: z.boolean(),
    isVerified: z.boolean(),
    requiresPasswordReset: z.boolean(),
    company: CompanyReference.nullable(),
    companyRole: CompanyRole.nullable(),
    createdAt: Instant,
    lastSignInAt: Instant.nullable(),
    /** The number of devices the account is signed in on. */
    signedInDevices: z.number().int().min(0),
  })
  .meta({ id: 'Account' })
export type Account = z.output<typeof Account>

export const listAccounts = endpoint({
  method: 'get',
  path: '/api/admin/accounts',
  access: ['admin'],
  summary: 'Accounts of every kind; `q` looks at name, email and company',
  spec: "docs/product/accounts.md, 'Calls'",
  query: listQuery({
    role: AccountType.optional(),
    admins: BooleanInput.optional().describe('false: only customers and suppliers'),
    status: z.enum(['verified', 'unverified', 'password_reset']).optional(),
    sort: z.enum(['date-desc', 'date-asc', 'name']).default('date-desc'),
  }),
  response: z.array(Account),
  tags: ['Account'],
})

export const getAccount = endpoint({
  method: 'get',
  path: '/api/admin/accounts/:id',
  access: ['admin'],
  summary: 'One account',
  spec: "docs/product/accounts.md, 'Calls'",
  params: byId,
  response: Account,
  errors: ['user.not_found'],
  tags: ['Account'],
})

export const CreateAdminBody = z
  .object({
    name: line(120).min(2, 'Name must be at least 2 characters'),
    email: Email,
    password: z
      .string()
      .min(6, 'Password must be at least 6 characters')
      .max(128, 'Password must be at most 128 characters'),
  })
  .meta({ id: 'CreateAdminBody' })

export const createAdmin = endpoint({
  method: 'post',
  path: '/api/admin/accounts',
  access: ['admin'],
  summary: 'Create another admin, who must change the password at first sign-in',
  spec: "docs/product/accounts.md, 'How accounts are made'",
  body: CreateAdminBody,
  response: Account,
  status: 201,
  errors: ['user.email_taken', 'auth.password_breached'],
  tags: ['Account'],
  idempotent: true,
})

export const endAccountSessions = endpoint({
  method: 'delete',
  path: '/api/admin/accounts/:id/sessions',
  access: ['admin'],
  summary: 'Sign an account out everywhere',
  spec: "docs/product/accounts.md, 'Audit log'",
  params: byId,
  response: EndedSessions,
  errors: ['user.not_found'],
  tags: ['Account', 'Activity', 'Device'],
})

export const setAccountCompanyRole = endpoint({
  method: 'patch',
  path: '/api/admin/accounts/:id/company-role',
  access: ['admin'],
  summary: 'Change what a customer may do in their company',
  spec: "docs/product/companies.md, 'Members and roles'",
  params: byId,
  body: CompanyRoleBody,
  response: Account,
  errors: ['user.not_found', 'company.none', 'company.last_owner', 'write.stale'],
  tags: ['Account', 'Activity', 'Customer'],
})
