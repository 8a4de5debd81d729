import { z } from 'zod'
import { defineMailJob } from '../../platform/mail/mail-job.ts'

/**
 * Mails the code of a new address to it, or tells the one who has it already. Looking for them is left to the job, so
 * that the request that queues it takes as long either way; and codes are made here, so that none lies in the queue.
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
