import { z } from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'

/** Turns the STEP file with these bytes into a model; once, however many files hold the same bytes. */
export const buildGeometry = defineJob({
  name: 'geometry.build',
  payload: z.object({ sha256: z.string(), objectKey: z.string() }),
  retryLimit: 2,
  expireInSeconds: 300,
  policy: 'exclusive',
})
