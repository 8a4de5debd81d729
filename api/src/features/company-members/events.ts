import { CompanyRole } from '@kerf/shared-contracts/contracts/users'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

const membership = { userId: z.string(), companyId: z.string(), companyRole: CompanyRole }

type Membership = { userId: string; companyId: string | null }
type Invited = { invitation: { companyId: string } }

const ofUser = (id: string) => ({ type: 'user', id })
const ofInvitation = (id: string) => ({ type: 'company_invitation', id })

const own = ['Rfq', 'Quote', 'Order', 'Dashboard', 'File', 'Message', 'CompanyMember', 'CompanyInvitation'] as const

/** A membership changed, so the user, the company's members and admins see different data. */
const changedMembership = [
  { tags: ['Session', 'Profile', ...own], to: { users: ({ userId }: Membership) => [userId] } },
  { tags: own, to: { companies: ({ companyId }: Membership) => [companyId] } },
  { tags: ['Customer', 'Company', 'Account'], to: { admins: true } },
] as const

const changedInvitations = [
  { tags: ['CompanyInvitation'], to: { companies: ({ invitation }: Invited) => [invitation.companyId] } },
] as const

export const memberJoined = defineEvent({
  name: 'user.linked',
  says: 'A customer joined a company, by an invitation or through an admin.',
  facts: z.object(membership),
  audit: ({ userId, companyId, companyRole }) => ({ object: ofUser(userId), changes: { companyId, companyRole } }),
  live: changedMembership,
})

export const memberLeft = defineEvent({
  name: 'user.unlinked',
  says: 'A customer left a company, or was removed from it.',
  facts: z.object({ ...membership, companyRole: CompanyRole.nullable() }),
  audit: ({ userId, companyId, companyRole }) => ({ object: ofUser(userId), changes: { companyId, companyRole } }),
  live: changedMembership,
})

export const companyRoleChanged = defineEvent({
  name: 'user.company_role_changed',
  says: "A customer's role in their company was changed.",
  facts: z.object({
    userId: z.string(),
    companyId: z.string().nullable(),
    from: CompanyRole.nullable(),
    to: CompanyRole,
  }),
  audit: ({ userId, from, to }) => ({ object: ofUser(userId), changes: { from, to } }),
  live: changedMembership,
})

/** The fields of an invitation in events. The secret is created when it is mailed, and no event contains it. */
const invitationFacts = z.object({ id: z.string(), companyId: z.string() })

export const invitationSent = defineEvent({
  name: 'invitation.sent',
  says: 'An owner of a company invited an address to it.',
  facts: z.object({ invitation: invitationFacts, companyRole: CompanyRole }),
  audit: ({ invitation, companyRole }) => ({ object: ofInvitation(invitation.id), changes: { companyRole } }),
  live: changedInvitations,
})

export const invitationResent = defineEvent({
  name: 'invitation.resent',
  says: 'An owner of a company had an invitation mailed again.',
  facts: z.object({ invitation: invitationFacts }),
  audit: ({ invitation }) => ({ object: ofInvitation(invitation.id) }),
  live: changedInvitations,
})

export const invitationWithdrawn = defineEvent({
  name: 'invitation.withdrawn',
  says: 'An invitation ended: an owner withdrew it, its sender is no longer an owner, or it was no longer needed.',
  facts: z.object({ invitation: invitationFacts }),
  audit: ({ invitation }) => ({ object: ofInvitation(invitation.id) }),
  live: changedInvitations,
})

export const invitationDeclined = defineEvent({
  name: 'invitation.declined',
  says: 'An invitation to a company was declined.',
  facts: z.object({ invitation: invitationFacts }),
  audit: ({ invitation }) => ({ object: ofInvitation(invitation.id) }),
  live: changedInvitations,
})

export const invitationAccepted = defineEvent({
  name: 'invitation.accepted',
  says: 'An invitation to a company was accepted.',
  facts: z.object({ invitation: invitationFacts, userId: z.string() }),
  audit: ({ invitation, userId }) => ({ object: ofInvitation(invitation.id), changes: { userId } }),
  live: changedInvitations,
})

export const accountMadeByInvitation = defineEvent({
  name: 'invitation.account_made',
  says: 'An account was created for a person who accepted an invitation without having one.',
  facts: z.object({ userId: z.string() }),
  action: 'user.registered',
  audit: ({ userId }) => ({ object: ofUser(userId) }),
})

export const accountProvenByInvitation = defineEvent({
  name: 'invitation.account_proven',
  says: 'A person who accepted an invitation took over an account registered with their address but never verified.',
  facts: z.object({ userId: z.string() }),
  action: 'user.email_verified',
  audit: ({ userId }) => ({ object: ofUser(userId) }),
})
