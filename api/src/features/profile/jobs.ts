import { z } from 'zod'
import { defineMailJob } from '../../platform/mail/mail-job.ts'

/**
 * Mails the code for a new address to it, or tells its current owner. The job does the look-up, so that the queuing
 * request takes the same time either way, and it creates the codes, so that none is stored in the queue.
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
