import type { Platform } from '../../platform/platform.ts'
import { mailWorker } from './delivery-service.ts'
import { mailJob } from './service.ts'

export async function mailWorkers(platform: Platform): Promise<void> {
  const work = mailWorker(platform, mailJob, (message, _attempt, send) => send(message, { purpose: 'notice' }))
  await platform.jobs.work(mailJob, work, { concurrency: 2 })
}
