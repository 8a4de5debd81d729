import { expect, test } from 'vitest'
import type { QueueSettings } from '../../platform/jobs/job.ts'
import { mailAccount } from '../auth/jobs.ts'
import { mailInvitation } from '../company-members/jobs.ts'
import { mailEmailChange } from '../profile/jobs.ts'
import { mailJob } from './service.ts'

const hour = 3600

/** The least time a mail is retried for, in seconds: pauses double up to the longest, and jitter may halve each. */
function shortestTrying({ retryLimit, retryDelay, retryDelayMax }: QueueSettings): number {
  const pauses = Array.from({ length: retryLimit }, (_, tried) => Math.min(retryDelayMax, retryDelay * 2 ** tried) / 2)
  return pauses.reduce((sum, pause) => sum + pause, 0)
}

test.each([
  { name: mailAccount.name, job: mailAccount, hours: 1 },
  { name: mailEmailChange.name, job: mailEmailChange, hours: 1 },
  { name: mailInvitation.name, job: mailInvitation, hours: 48 },
  { name: mailJob.name, job: mailJob, hours: 48 },
])('a mail of $name is retried for $hours h, as long as it is useful', ({ job, hours }) => {
  expect(job.worthMs).toBe(hours * hour * 1000)
  expect(shortestTrying(job)).toBeGreaterThanOrEqual(hours * hour)
})
