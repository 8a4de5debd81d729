import { z } from 'zod'
import { AuthResponse, NewPassword } from './auth.ts'
import { byId, endpoint, listQuery } from './endpoint.ts'
import { Email, Instant, line, optional, text } from './values.ts'

/** An unanswered invitation to the supplier network. */
export const SupplierInvitation = z
  .object({
    id: z.uuid(),
    email: z.string(),
    companyName: z.string().nullable(),
    message: z.string().nullable(),
    invitedBy: z.string(),
    sentAt: Instant,
    expiresAt: Instant,
    isExpired: z.boolean(),
    isUndelivered: z.boolean().describe('Its mail could not be delivered'),
  })
  .meta({ id: 'SupplierInvitation' })
export type SupplierInvitation = z.output<typeof SupplierInvitation>

export const listSupplierInvitations = endpoint({
  method: 'get',
  path: '/api/admin/supplier-invitations',
  access: ['admin'],
  summary: 'Unanswered invitations of suppliers; `q` looks at address and company name',
  spec: "docs/product/suppliers.md, 'Inviting suppliers'",
  query: listQuery({
    status: z.enum(['waiting', 'expired', 'undelivered']).optional(),
    sort: z.enum(['date-desc', 'date-asc']).default('date-desc'),
  }),
  response: z.array(SupplierInvitation),
  tags: ['SupplierInvitation'],
})

export const InviteSupplierBody = z
  .object({ email: Email, companyName: optional(line(160)), message: optional(text(2000)) })
  .meta({ id: 'InviteSupplierBody' })

export const inviteSupplier = endpoint({
  method: 'post',
  path: '/api/admin/supplier-invitations',
  access: ['admin'],
  summary: 'Invite a supplier by mail',
  spec: "docs/product/suppliers.md, 'Inviting suppliers'",
  body: InviteSupplierBody,
  response: SupplierInvitation,
  status: 201,
  errors: ['invitation.supplier_exists', 'invitation.exists', 'invitation.too_many', 'rate_limited'],
  tags: ['SupplierInvitation'],
  limit: 'invite',
  idempotent: true,
})

export const resendSupplierInvitation = endpoint({
  method: 'post',
  path: '/api/admin/supplier-invitations/:id/resend',
  access: ['admin'],
  summary: 'Mail an invitation again, with a new link and for another week',
  spec: "docs/product/suppliers.md, 'Inviting suppliers'",
  params: byId,
  response: SupplierInvitation,
  errors: ['invitation.not_found', 'rate_limited'],
  tags: ['SupplierInvitation'],
  limit: 'invite',
})

export const withdrawSupplierInvitation = endpoint({
  method: 'delete',
  path: '/api/admin/supplier-invitations/:id',
  access: ['admin'],
  summary: 'Withdraw an invitation',
  spec: "docs/product/suppliers.md, 'Inviting suppliers'",
  params: byId,
  response: null,
  errors: ['invitation.not_found'],
  tags: ['SupplierInvitation'],
})

/** The secret of the mailed link, which proves access to the mail of the invited address. */
const token = z.string().regex(/^[\w-]{20,100}$/, 'This invitation is no longer valid. Please ask for a new one.')

export const SupplierTokenBody = z.object({ token }).meta({ id: 'SupplierTokenBody' })

/** What an invited supplier sees before the account is created. */
export const OpenSupplierInvitation = z
  .object({ email: z.string(), companyName: z.string().nullable(), message: z.string().nullable(), expiresAt: Instant })
  .meta({ id: 'OpenSupplierInvitation' })
export type OpenSupplierInvitation = z.output<typeof OpenSupplierInvitation>

export const openSupplierInvitation = endpoint({
  method: 'post',
  path: '/api/supplier-invitations/open',
  access: ['visitor'],
  summary: 'Read an invitation by the secret of its mailed link',
  spec: "docs/product/suppliers.md, 'Inviting suppliers'",
  body: SupplierTokenBody,
  response: OpenSupplierInvitation,
  errors: ['invitation.not_found', 'rate_limited'],
  limit: 'code',
})

export const AcceptSupplierInvitationBody = z
  .object({
    token,
    name: line(120).min(1, 'Full name is required'),
    companyName: optional(line(160)),
    password: NewPassword,
  })
  .meta({ id: 'AcceptSupplierInvitationBody' })

export const acceptSupplierInvitation = endpoint({
  method: 'post',
  path: '/api/supplier-invitations/accept',
  access: ['visitor'],
  summary: "Create the invited supplier's account, which is verified and signed in",
  spec: "docs/product/suppliers.md, 'Inviting suppliers'",
  body: AcceptSupplierInvitationBody,
  response: AuthResponse,
  errors: ['invitation.not_found', 'invitation.supplier_exists', 'auth.password_breached', 'rate_limited'],
  tags: ['Session', 'Profile'],
  limit: 'code',
})

export const declineSupplierInvitation = endpoint({
  method: 'post',
  path: '/api/supplier-invitations/decline',
  access: ['visitor'],
  summary: 'Decline an invitation',
  spec: "docs/product/suppliers.md, 'Inviting suppliers'",
  body: SupplierTokenBody,
  response: null,
  errors: ['invitation.not_found', 'rate_limited'],
  limit: 'code',
})
