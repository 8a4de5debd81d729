import { LanguageTag } from '@kerf/shared-contracts/contracts/users'
import { z } from 'zod'
import { defineMailJob } from '../../platform/mail/mail-job.ts'

/**
 * Mails an invitation. The job creates its secret, so that none is stored in the queue; every attempt sends the same
 * one.
 */
export const mailInvitation = defineMailJob(
  {
    name: 'company.mail-invitation',
    payload: z.object({
      invitationId: z.uuid(),
      /** Of the request that invited, for an address without an account. */
      language: LanguageTag.nullable().default(null),
    }),
    deleteAfterSeconds: 3600,
  },
  'notice',
)
