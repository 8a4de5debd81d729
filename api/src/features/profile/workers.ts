import type { Platform } from '../../platform/platform.ts'
import { sendEmailChangeMail } from './email-change-mail-service.ts'
import { mailEmailChange } from './jobs.ts'

export async function profileWorkers(platform: Platform): Promise<void> {
  await platform.jobs.work(mailEmailChange, (asked) => sendEmailChangeMail(platform, asked), { concurrency: 2 })
}
