import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'
import { accountFacts } from '../auth/events.ts'

export const customerCreated = defineEvent({
  name: 'customer.created',
  says: 'An admin created an account for a customer.',
  facts: z.object({ user: accountFacts }),
  action: 'user.created',
  audit: ({ user }) => ({ object: { type: 'user', id: user.id } }),
  live: [{ tags: ['Customer', 'Company', 'Account'], to: { admins: true } }],
})
