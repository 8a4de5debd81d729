import type {
  SupplierInvitation as InvitationAnswer,
  OpenSupplierInvitation,
} from '@kerf/shared-contracts/contracts/supplier-invitations'
import type { z } from 'zod'
import type { SupplierInvitation } from '../../models/supplier-invitation.ts'
import type { ShownInvitation } from './service.ts'

/** @param shown with its inviter */
export function presentInvitation({ invitation, isUndelivered }: ShownInvitation, now: Date): InvitationAnswer {
  const { id, email, companyName, message, inviter, sentAt, expiresAt } = invitation
  return {
    id,
    email,
    companyName,
    message,
    invitedBy: inviter?.name ?? '',
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt <= now,
    isUndelivered,
  }
}

export function presentOpenInvitation(invitation: SupplierInvitation): z.input<typeof OpenSupplierInvitation> {
  const { email, companyName, message, expiresAt } = invitation
  return { email, companyName, message, expiresAt: expiresAt.toISOString() }
}
