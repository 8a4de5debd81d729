import { z } from 'zod'
import { defineMailJob } from '../../platform/mail/mail-job.ts'

/** Mails an invitation. Its secret is made by the job, so that none lies in the queue; every try brings the same. */
export const mailSupplierInvitation = defineMailJob(
  {
    name: 'supplier.mail-invitation',
    payload: z.object({ supplierInvitationId: z.uuid() }),
    deleteAfterSeconds: 3600,
  },
  'notice',
)
