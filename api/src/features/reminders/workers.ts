import { hourIn } from '@kerf/shared-contracts/rules/calendar'
import { morningHour } from '@kerf/shared-contracts/rules/notification-topics'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Platform } from '../../platform/platform.ts'
import { remindCustomers } from './reminder-service.ts'

const remindersJob = defineJob<Record<string, never>>({ name: 'reminders', policy: 'exclusive', retryLimit: 0 })

/** Checks every quarter of an hour from the morning on; missed reminders are made up for at the next check. */
export async function remindersWorkers(platform: Platform): Promise<void> {
  await platform.jobs.work(remindersJob, async (_nothing, { signal }) => {
    const { timeZone } = platform.provider.known()
    if (hourIn(platform.clock(), timeZone) >= morningHour) await remindCustomers(platform, signal)
  })
  await platform.jobs.schedule(remindersJob, '8,23,38,53 * * * *', {})
}
