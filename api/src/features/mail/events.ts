import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

export const mailRetried = defineEvent({
  name: 'mail.retried',
  says: 'An admin had a mail sent again that could not be delivered.',
  facts: z.object({ mail: z.object({ id: z.string(), recipient: z.string(), subject: z.string() }) }),
  audit: ({ mail }) => ({ object: { type: 'mail', id: mail.id }, changes: { recipient: mail.recipient } }),
  live: [{ tags: ['Mail'], to: { admins: true } }],
})
