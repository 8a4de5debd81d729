import type { Platform } from '../../platform/platform.ts'
import { mailJob } from './service.ts'

export async function mailWorkers({ jobs, mailer }: Platform): Promise<void> {
  await jobs.work(mailJob, async (message) => void (await mailer.send(message)), { concurrency: 2 })
}
