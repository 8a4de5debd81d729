import type {
  CompanyMember,
  CompanyInvitation as InvitationAnswer,
  OpenInvitation,
} from '@kerf/shared-contracts/contracts/company-members'
import type { z } from 'zod'
import type { CompanyInvitation } from '../../models/company-invitation.ts'
import type { User } from '../../models/user.ts'
import type { ShownInvitation } from './answer-service.ts'

/** @param actorId who asks; @param member of a company */
export function presentMember(member: User, actorId: string): CompanyMember {
  const { id, name, email, title, companyRole, companyJoinedAt } = member
  if (companyRole === null) throw new TypeError('A user presented as a member must have a role')
  return {
    id,
    name,
    email,
    title,
    companyRole,
    isSelf: id === actorId,
    joinedAt: companyJoinedAt?.toISOString() ?? null,
  }
}

/** @param invitation with its inviter */
export function presentInvitation(invitation: CompanyInvitation, now: Date): InvitationAnswer {
  const { id, email, companyRole, inviter, sentAt, expiresAt } = invitation
  return {
    id,
    email,
    companyRole,
    invitedBy: inviter?.name ?? '',
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt <= now,
    isUndelivered: invitation.isUndelivered ?? false,
  }
}

/** @param shown with company and inviter */
export function presentOpenInvitation({ invitation, needsAccount }: ShownInvitation): z.input<typeof OpenInvitation> {
  const { company, inviter, email, companyRole, expiresAt } = invitation
  return {
    companyName: company?.name ?? '',
    inviterName: inviter?.name ?? '',
    email,
    companyRole,
    needsAccount,
    expiresAt: expiresAt.toISOString(),
  }
}
