import { z } from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'

/** Removes what requests that were under way during the deletion wrote afterwards. */
export const clearAfterDeletion = defineJob({
  name: 'account-deletion.clear-after',
  payload: z.object({ userId: z.string(), companyId: z.string().nullable() }),
})
