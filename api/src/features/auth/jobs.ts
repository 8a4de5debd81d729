import { PortalRole } from '@kerf/shared-contracts/contracts/auth'
import { z } from 'zod'
import { defineMailJob } from '../../platform/mail/mail-job.ts'

/**
 * Mails account owners what they asked for, if the account exists. The job does the look-up, so that the queuing
 * request always takes the same time, and it creates the codes, so that none is stored in the queue.
 */
export const mailAccount = defineMailJob(
  {
    name: 'auth.mail-account',
    payload: z.object({
      email: z.string(),
      role: PortalRole,
      reason: z.enum(['registered', 'verification', 'reset']),
      /** Whether the address was registered so often that its owner gets no further mail. */
      sparingly: z.boolean().default(false),
      /** Identifies the browser that asked; it is told if the mail cannot be delivered. */
      browserTag: z.string().nullable().default(null),
    }),
    // The addresses of strangers are not kept for longer than needed.
    deleteAfterSeconds: 3600,
  },
  'code',
)
