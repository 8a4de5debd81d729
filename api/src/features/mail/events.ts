import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

const mail = z.object({ id: z.string(), recipient: z.string(), subject: z.string() })

export const mailFailed = defineEvent({
  name: 'mail.failed',
  says: 'A mail was refused, or put off for longer than it is worth.',
  facts: z.object({ mail }),
  live: [{ tags: ['Mail'], to: { admins: true } }],
})

export const mailRetried = defineEvent({
  name: 'mail.retried',
  says: 'An admin had a mail sent again that could not be delivered.',
  facts: z.object({ mail }),
  audit: ({ mail }) => ({ object: { type: 'mail', id: mail.id }, changes: { recipient: mail.recipient } }),
  live: [{ tags: ['Mail'], to: { admins: true } }],
})
