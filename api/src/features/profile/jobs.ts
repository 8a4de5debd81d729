import { z } from 'zod'
import { defineMailJob } from '../../platform/mail/mail-job.ts'

/**
 * Mails the code of a new address to it, or tells its present owner. The job does the look-up, so that the queuing
 * request takes as long either way; and it makes the codes, so that none lies in the queue.
 */
export const mailEmailChange = defineMailJob(
  {
    name: 'profile.mail-email-change',
    payload: z.object({ userId: z.uuid(), newEmail: z.string() }),
    // The addresses of strangers are not kept for longer than needed.
    deleteAfterSeconds: 3600,
  },
  'code',
)
