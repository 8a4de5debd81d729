import { defineJob } from '../../platform/jobs/job.ts'
import type { Platform } from '../../platform/platform.ts'
import { remindOfCertificates } from './certificate-reminder-service.ts'

const remindersJob = defineJob<Record<string, never>>({
  name: 'supplier.certificate-reminders',
  policy: 'exclusive',
  retryLimit: 3,
})

/** Reminds of certificates every morning, in one process; a missed morning is made up for on the next. */
export async function suppliersWorkers(platform: Platform): Promise<void> {
  await platform.jobs.work(remindersJob, (_nothing, { signal }) => remindOfCertificates(platform, signal))
  await platform.jobs.schedule(remindersJob, '23 6 * * *', {})
}
