import { defineJob } from '../../platform/jobs/job.ts'
import type { Platform } from '../../platform/platform.ts'
import { sweep } from './service.ts'

const sweepJob = defineJob<Record<string, never>>({ name: 'sweep', policy: 'exclusive', retryLimit: 0 })

/** Sweeps every hour, in one process. */
export async function sweepWorkers(platform: Platform): Promise<void> {
  await platform.jobs.work(sweepJob, () => sweep(platform))
  await platform.jobs.schedule(sweepJob, '17 * * * *', {})
}
