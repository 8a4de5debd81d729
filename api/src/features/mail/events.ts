import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

const mail = z.object({ id: z.string(), recipient: z.string(), subject: z.string() })

export const mailFailed = defineEvent({
  name: 'mail.failed',
  says: 'A mail was refused, or deferred for so long that it was given up.',
  facts: z.object({ mail }),
  live: [{ tags: ['Mail'], to: { admins: true } }],
})

export const mailRetried = defineEvent({
  name: 'mail.retried',
  says: 'An admin had an undelivered mail sent again.',
  facts: z.object({ mail }),
  audit: ({ mail }) => ({ object: { type: 'mail', id: mail.id }, changes: { recipient: mail.recipient } }),
  live: [{ tags: ['Mail'], to: { admins: true } }],
})
