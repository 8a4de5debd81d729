import { z } from 'zod'
import { AuthResponse, NewPassword } from './auth.ts'
import { basedOn } from './based-on.ts'
import { byId, endpoint } from './endpoint.ts'
import { CompanyRole } from './users.ts'
import { Email, Instant, line } from './values.ts'

/** One of the people who share a customer's company. */
export const CompanyMember = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    title: z.string().nullable(),
    companyRole: CompanyRole,
    /** Whether it is the asking user. */
    isSelf: z.boolean(),
    joinedAt: Instant.nullable(),
  })
  .meta({ id: 'CompanyMember' })
export type CompanyMember = z.output<typeof CompanyMember>

export const listCompanyMembers = endpoint({
  method: 'get',
  path: '/api/company/members',
  access: ['customer'],
  summary: "The people of the user's company: owners first, then by name",
  spec: "docs/product/companies.md, 'Members and roles'",
  response: z.array(CompanyMember),
  errors: ['company.none'],
  tags: ['CompanyMember'],
})

export const CompanyRoleBody = z
  .object({ companyRole: CompanyRole, basedOn: basedOn({ companyRole: CompanyRole.nullable() }) })
  .meta({ id: 'CompanyRoleBody' })

export const setMemberRole = endpoint({
  method: 'patch',
  path: '/api/company/members/:id',
  access: ['customer'],
  summary: 'Change the role of a colleague; owners only',
  spec: "docs/product/companies.md, 'Members and roles'",
  params: byId,
  body: CompanyRoleBody,
  response: CompanyMember,
  errors: [
    'company.none',
    'company.owner_required',
    'company.member_not_found',
    'company.last_owner',
    'write.stale',
    'rate_limited',
  ],
  tags: ['CompanyMember', 'Session', 'Profile'],
  limit: 'edit',
})

export const removeMember = endpoint({
  method: 'delete',
  path: '/api/company/members/:id',
  access: ['customer'],
  summary: 'Remove a colleague from the company, as an owner; or leave it',
  spec: "docs/product/companies.md, 'Members and roles'",
  params: byId,
  response: null,
  errors: ['company.none', 'company.owner_required', 'company.member_not_found', 'company.last_owner'],
  tags: ['CompanyMember', 'Session', 'Profile', 'Rfq', 'Quote', 'Order', 'Dashboard'],
})

/** An unanswered invitation to a company. */
export const CompanyInvitation = z
  .object({
    id: z.uuid(),
    email: z.string(),
    companyRole: CompanyRole,
    invitedBy: z.string(),
    sentAt: Instant,
    expiresAt: Instant,
    isExpired: z.boolean(),
    isUndelivered: z.boolean().describe('Its mail could not be delivered'),
  })
  .meta({ id: 'CompanyInvitation' })
export type CompanyInvitation = z.output<typeof CompanyInvitation>

export const listInvitations = endpoint({
  method: 'get',
  path: '/api/company/invitations',
  access: ['customer'],
  summary: "Unanswered invitations to the user's company, latest first; owners only",
  spec: "docs/product/companies.md, 'Invitations'",
  response: z.array(CompanyInvitation),
  errors: ['company.none', 'company.owner_required'],
  tags: ['CompanyInvitation'],
})

export const InviteBody = z.object({ email: Email, companyRole: CompanyRole }).meta({ id: 'InviteBody' })

export const inviteColleague = endpoint({
  method: 'post',
  path: '/api/company/invitations',
  access: ['customer'],
  summary: "Invite somebody to the user's company by mail; owners only",
  spec: "docs/product/companies.md, 'Invitations'",
  body: InviteBody,
  response: CompanyInvitation,
  status: 201,
  errors: [
    'company.none',
    'company.owner_required',
    'invitation.already_member',
    'invitation.exists',
    'invitation.too_many',
    'rate_limited',
  ],
  tags: ['CompanyInvitation'],
  limit: 'invite',
  idempotent: true,
})

export const resendInvitation = endpoint({
  method: 'post',
  path: '/api/company/invitations/:id/resend',
  access: ['customer'],
  summary: 'Mail an invitation again, with a new link and for another week; owners only',
  spec: "docs/product/companies.md, 'Invitations'",
  params: byId,
  response: CompanyInvitation,
  errors: ['company.none', 'company.owner_required', 'invitation.not_found', 'rate_limited'],
  tags: ['CompanyInvitation'],
  limit: 'invite',
})

export const withdrawInvitation = endpoint({
  method: 'delete',
  path: '/api/company/invitations/:id',
  access: ['customer'],
  summary: 'Withdraw an invitation; owners only',
  spec: "docs/product/companies.md, 'Invitations'",
  params: byId,
  response: null,
  errors: ['company.none', 'company.owner_required', 'invitation.not_found'],
  tags: ['CompanyInvitation'],
})

/** The secret of the mailed link, which proves access to the mail of the invited address. */
const token = z.string().regex(/^[\w-]{20,100}$/, 'This invitation is no longer valid. Please ask for a new one.')

export const InvitationTokenBody = z.object({ token }).meta({ id: 'InvitationTokenBody' })

/** What an invited person sees before answering. */
export const OpenInvitation = z
  .object({
    companyName: z.string(),
    inviterName: z.string(),
    email: z.string(),
    companyRole: CompanyRole,
    /** Whether no verified customer account has this address yet, so that accepting creates one. */
    needsAccount: z.boolean(),
    expiresAt: Instant,
  })
  .meta({ id: 'OpenInvitation' })
export type OpenInvitation = z.output<typeof OpenInvitation>

export const openInvitation = endpoint({
  method: 'post',
  path: '/api/invitations/open',
  access: ['visitor'],
  summary: 'Read an invitation by the secret of its mailed link',
  spec: "docs/product/companies.md, 'Invitations'",
  body: InvitationTokenBody,
  response: OpenInvitation,
  errors: ['invitation.not_found', 'rate_limited'],
  limit: 'code',
})

export const AcceptInvitationBody = z
  .object({
    token,
    /** Name and password of a new account; both are omitted if the user has one and is signed in. */
    name: line(120).min(1, 'Full name is required').optional(),
    password: NewPassword.optional(),
  })
  .meta({ id: 'AcceptInvitationBody' })

export const acceptInvitation = endpoint({
  method: 'post',
  path: '/api/invitations/accept',
  access: ['visitor'],
  summary: "Join a company: with one's own account, signed in, or with a new one, which is then signed in",
  spec: "docs/product/companies.md, 'Invitations'",
  body: AcceptInvitationBody,
  response: AuthResponse,
  errors: [
    'invitation.not_found',
    'invitation.sign_in_first',
    'invitation.other_account',
    'invitation.other_company',
    'auth.password_breached',
    'rate_limited',
  ],
  tags: ['Session', 'Profile', 'CompanyMember', 'Rfq', 'Quote', 'Order', 'Dashboard'],
  limit: 'code',
})

export const declineInvitation = endpoint({
  method: 'post',
  path: '/api/invitations/decline',
  access: ['visitor'],
  summary: 'Decline an invitation',
  spec: "docs/product/companies.md, 'Invitations'",
  body: InvitationTokenBody,
  response: null,
  errors: ['invitation.not_found', 'rate_limited'],
  limit: 'code',
})
