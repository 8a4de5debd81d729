import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'
import { accountFacts } from '../auth/events.ts'

export const adminCreated = defineEvent({
  name: 'admin.created',
  says: 'An admin created another admin.',
  facts: z.object({ user: accountFacts }),
  action: 'user.created',
  audit: ({ user }) => ({ object: { type: 'user', id: user.id } }),
  live: [{ tags: ['Account'], to: { admins: true } }],
})

export const accountSignedOut = defineEvent({
  name: 'account.signed_out',
  says: 'An admin signed an account out on every device.',
  facts: z.object({ userId: z.string(), sessions: z.number() }),
  action: 'session.ended_elsewhere',
  audit: ({ userId, sessions }) => ({ object: { type: 'user', id: userId }, changes: { sessions } }),
  live: [
    { tags: ['Session', 'Device'], to: { users: ({ userId }) => [userId] } },
    { tags: ['Account', 'Activity'], to: { admins: true } },
  ],
})
