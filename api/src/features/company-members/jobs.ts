import { z } from 'zod'
import { defineMailJob } from '../../platform/mail/mail-job.ts'

/**
 * Mails an invitation. Its secret is made by the job, so that none lies in the queue; every try of it brings the same.
 */
export const mailInvitation = defineMailJob(
  {
    name: 'company.mail-invitation',
    payload: z.object({ invitationId: z.uuid() }),
    deleteAfterSeconds: 3600,
  },
  'notice',
)
