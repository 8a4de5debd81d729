import type { Platform } from '../../platform/platform.ts'
import { sendAccountMail } from './account-mail-service.ts'
import { mailAccount } from './jobs.ts'

export async function authWorkers(platform: Platform): Promise<void> {
  await platform.jobs.work(mailAccount, (asked) => sendAccountMail(platform, asked), { concurrency: 2 })
}
