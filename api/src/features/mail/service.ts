import { z } from 'zod'
import { defineMailJob } from '../../platform/mail/mail-job.ts'
import type { MailMessage } from '../../platform/mail/mailer.ts'
import type { Work } from '../../platform/work.ts'

const payload = z.object({
  to: z.object({ name: z.string().optional(), address: z.string() }),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribe: z.string().optional(),
  replyTo: z.string().optional(),
})

/** A mail waiting to be sent. It is kept for a day afterwards, in case somebody reports it missing. */
export const mailJob = defineMailJob<z.output<typeof payload>>(
  {
    name: 'mail.send',
    payload,
    deleteAfterSeconds: 24 * 3600,
  },
  'notice',
)

/** Sends a mail after the commit, and only if there is one. It must not contain codes or passwords. */
export async function sendMail(
  { enqueue }: Pick<Work, 'enqueue'>,
  { to, unsubscribe, replyTo, ...message }: Omit<MailMessage, 'id' | 'headers'>,
): Promise<void> {
  const recipient = typeof to === 'string' ? { address: to } : to
  const { subject, text, html } = message
  const chosen = { ...(unsubscribe !== undefined && { unsubscribe }), ...(replyTo !== undefined && { replyTo }) }
  await enqueue(mailJob, { to: recipient, subject, text, html, ...chosen })
}
