import { LanguageTag } from '@kerf/shared-contracts/contracts/users'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

/** The name of a deletion in the audit log. Its entry says how much was removed, but nothing personal. */
export const deletedAction = 'user.deleted'

const made = ['Rfq', 'Quote', 'Order', 'Dashboard', 'File', 'Message'] as const

export const accountDeleted = defineEvent({
  name: 'account.deleted',
  says: 'A user deleted their account, or an admin deleted it.',
  facts: z.object({
    user: z
      .object({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        isVerified: z.boolean(),
        language: LanguageTag.nullable().default(null),
      })
      .describe('The user as they were; nothing may store the name or address'),
    companyId: z.string().nullable(),
    rfqs: z.number(),
    quotes: z.number(),
    orders: z.number(),
  }),
  action: deletedAction,
  audit: ({ user, rfqs, quotes, orders }) => ({
    object: { type: 'user', id: user.id },
    changes: { rfqs, quotes, orders },
  }),
  live: [
    // Every device of the user learns that it is signed out, and its stream ends.
    { tags: ['Session'], to: { users: ({ user }) => [user.id] } },
    { tags: made, to: { companies: ({ companyId }) => [companyId] } },
    { tags: [...made, 'Account', 'Customer', 'Company', 'Supplier', 'Activity'], to: { admins: true } },
  ],
})
