import { z } from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'

/**
 * Looks once more for what requests left that were under way while their account was deleted: they were let in before,
 * and wrote after.
 */
export const clearAfterDeletion = defineJob({
  name: 'account-deletion.clear-after',
  payload: z.object({ userId: z.string(), companyId: z.string().nullable() }),
})
