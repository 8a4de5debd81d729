import type { listSupplierInvitations } from '@kerf/shared-contracts/contracts/supplier-invitations'
import sql from 'sql-template-tag'
import type { z } from 'zod'
import { columns, instants, jsonObject } from '../../platform/db/json.ts'
import type { ListShape } from '../../platform/db/list.ts'
import type { SupplierInvitation } from '../supplier-invitation.ts'

const ownColumns = [...(['id', 'email', 'companyName', 'message'] as const)]

/** An invitation of a supplier, as admins see it. */
export type SupplierInvitationView = Pick<SupplierInvitation, (typeof ownColumns)[number]> & {
  invitedBy: string
  sentAt: string
  expiresAt: string
  isUndelivered: boolean
}

/** Whether the mail that was sent last could not be delivered, and was not sent again since. */
export const isUndelivered = sql`exists (select from failed_mails
  where failed_mails.recipient = supplier_invitations.email::text
    and failed_mails.failed_at >= supplier_invitations.sent_at
    and failed_mails.purpose = 'invitation' and failed_mails.retried_at is null
    and failed_mails.payload ->> 'supplierInvitationId' = supplier_invitations.id::text)`

export const supplierInvitationShape: ListShape<
  SupplierInvitationView,
  z.output<(typeof listSupplierInvitations)['query']>['sort']
> = {
  table: 'supplier_invitations',
  row: jsonObject({
    ...columns('supplier_invitations', ownColumns),
    ...instants('supplier_invitations', ['sentAt', 'expiresAt']),
    invitedBy: '(select users.name from users where users.id = supplier_invitations.invited_by)',
    isUndelivered,
  }),
  sorts: {
    'date-desc': { column: 'supplier_invitations.sent_at', type: 'timestamptz', direction: 'desc' },
    'date-asc': { column: 'supplier_invitations.sent_at', type: 'timestamptz', direction: 'asc' },
  },
}
