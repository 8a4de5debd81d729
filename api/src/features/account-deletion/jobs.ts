import { z } from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'

/** Removes anything written later by requests that were still running during the deletion. */
export const clearAfterDeletion = defineJob({
  name: 'account-deletion.clear-after',
  payload: z.object({ userId: z.string(), companyId: z.string().nullable() }),
})
