import type {
  SupplierInvitation as InvitationAnswer,
  OpenSupplierInvitation,
} from '@kerf/shared-contracts/contracts/supplier-invitations'
import type { z } from 'zod'
import type { SupplierInvitation } from '../../models/supplier-invitation.ts'
import type { SupplierInvitationView } from '../../models/views/supplier-invitation-view.ts'

export function presentInvitation(invitation: SupplierInvitationView, now: Date): InvitationAnswer {
  const { id, email, companyName, message, invitedBy, sentAt, expiresAt, isUndelivered } = invitation
  const isExpired = new Date(expiresAt) <= now
  return { id, email, companyName, message, invitedBy, sentAt, expiresAt, isExpired, isUndelivered }
}

export function presentOpenInvitation(invitation: SupplierInvitation): z.input<typeof OpenSupplierInvitation> {
  const { email, companyName, message, expiresAt } = invitation
  return { email, companyName, message, expiresAt: expiresAt.toISOString() }
}
