import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

/** The fields of an invitation in events. The secret is created when it is mailed, and no event contains it. */
const facts = z.object({ invitation: z.object({ id: z.string() }) })

type About = z.output<typeof facts>

const about = ({ invitation }: About) => ({ object: { type: 'supplier_invitation', id: invitation.id } })
const live = [{ tags: ['SupplierInvitation'], to: { admins: true } }] as const

export const supplierInvited = defineEvent({
  name: 'supplier_invitation.sent',
  says: 'An admin invited a supplier.',
  facts,
  audit: about,
  live,
})

export const supplierInvitedAgain = defineEvent({
  name: 'supplier_invitation.resent',
  says: "An admin had a supplier's invitation mailed again.",
  facts,
  audit: about,
  live,
})

export const supplierInvitationWithdrawn = defineEvent({
  name: 'supplier_invitation.withdrawn',
  says: "An admin withdrew a supplier's invitation.",
  facts,
  audit: about,
  live,
})

export const supplierInvitationDeclined = defineEvent({
  name: 'supplier_invitation.declined',
  says: 'An invited supplier declined.',
  facts,
  audit: about,
  live,
})

export const supplierJoined = defineEvent({
  name: 'supplier_invitation.accepted',
  says: 'An invited supplier created its account.',
  facts: facts.extend({ userId: z.string() }),
  audit: ({ invitation, userId }) => ({
    object: { type: 'supplier_invitation', id: invitation.id },
    changes: { userId },
  }),
  live: [{ tags: ['SupplierInvitation', 'Supplier', 'Account'], to: { admins: true } }],
})
