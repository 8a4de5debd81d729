import { z } from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'

/**
 * Mails an invitation. Its secret is made by the job, so that none lies in the queue; a new try makes a new one, and the
 * link before ends.
 */
export const mailInvitation = defineJob({
  name: 'company.mail-invitation',
  payload: z.object({ invitationId: z.uuid() }),
  retryLimit: 6,
  deleteAfterSeconds: 3600,
})
