import { PortalRole } from '@kerf/shared-contracts/contracts/auth'
import { z } from 'zod'
import { defineMailJob } from '../../platform/mail/mail-job.ts'

/**
 * Mails the owner of an account what they asked for, if there is such an account. The job does the look-up, so that the
 * queuing request takes as long either way; and it makes the codes, so that none lies in the queue.
 */
export const mailAccount = defineMailJob(
  {
    name: 'auth.mail-account',
    payload: z.object({
      email: z.string(),
      role: PortalRole,
      reason: z.enum(['registered', 'verification', 'reset']),
      /** Whether so many registrations named the address that its owner gets no further mail. */
      sparingly: z.boolean().default(false),
      /** Of the browser that asked, which is told when the mail cannot be delivered. */
      browserTag: z.string().nullable().default(null),
    }),
    // The addresses of strangers are not kept for longer than needed.
    deleteAfterSeconds: 3600,
  },
  'code',
)
