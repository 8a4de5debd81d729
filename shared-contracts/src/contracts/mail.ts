import { z } from 'zod'
import { byId, endpoint, listQuery } from './endpoint.ts'
import { Instant } from './values.ts'

/** A mail that could not be delivered. */
export const FailedMail = z
  .object({
    id: z.uuid(),
    purpose: z.enum(['registration', 'password_reset', 'email_change', 'invitation', 'notice']),
    recipient: z.string(),
    subject: z.string(),
    outcome: z.enum(['refused', 'given_up']).describe('Refused by the mail server, or deferred for too long'),
    reason: z.string().describe('What the mail server said, or why it was not reached'),
    tries: z.number().int().min(1),
    failedAt: Instant,
    retriedAt: Instant.nullable().describe('When an admin had it sent again'),
  })
  .meta({ id: 'FailedMail' })
export type FailedMail = z.output<typeof FailedMail>

export const listFailedMails = endpoint({
  method: 'get',
  path: '/api/admin/mails',
  access: ['admin'],
  summary: 'Mails of the last 30 days that could not be delivered; `q` looks at recipient and subject',
  spec: "docs/product/notifications.md, 'Mails that fail'",
  query: listQuery({
    status: z.enum(['refused', 'given_up', 'retried']).optional(),
    sort: z.enum(['date-desc', 'date-asc']).default('date-desc'),
  }),
  response: z.array(FailedMail),
  tags: ['Mail'],
})

export const retryFailedMail = endpoint({
  method: 'post',
  path: '/api/admin/mails/:id/retry',
  access: ['admin'],
  summary: 'Send an undelivered mail again',
  spec: "docs/product/notifications.md, 'Mails that fail'",
  params: byId,
  response: FailedMail,
  errors: ['mail.not_found', 'mail.retried'],
  tags: ['Mail'],
})
