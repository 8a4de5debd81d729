import { PortalRole } from '@kerf/shared-contracts/contracts/auth'
import { z } from 'zod'
import { defineMailJob } from '../../platform/mail/mail-job.ts'

/**
 * Mails the owner of an account what they asked for, if there is such an account. Looking for it is left to the job, so
 * that the request that queues it takes as long either way; and codes are made here, so that none lies in the queue.
 */
export const mailAccount = defineMailJob(
  {
    name: 'auth.mail-account',
    payload: z.object({
      email: z.string(),
      role: PortalRole,
      reason: z.enum(['registered', 'verification', 'reset']),
      /** Whether the address was signed up so often that its owner is to be spared. */
      sparingly: z.boolean().default(false),
      /** Of the browser that asked, which is told when the mail cannot be delivered. */
      browserTag: z.string().nullable().default(null),
    }),
    // The addresses of strangers are not kept for longer than needed.
    deleteAfterSeconds: 3600,
  },
  'code',
)
