import { defineJob } from '../../platform/jobs/job.ts'
import type { Platform } from '../../platform/platform.ts'
import { sendDigests } from './digest-service.ts'

const digestsJob = defineJob<Record<string, never>>({ name: 'notifications.daily', policy: 'exclusive', retryLimit: 0 })

/** Checks every quarter of an hour whether it is morning; a missed morning is made up for. */
export async function notificationsWorkers(platform: Platform): Promise<void> {
  await platform.jobs.work(digestsJob, (_nothing, { signal }) => sendDigests(platform, signal))
  await platform.jobs.schedule(digestsJob, '1,16,31,46 * * * *', {})
}
