import type { Platform } from '../../platform/platform.ts'
import { sendAccountMail } from './account-mail-service.ts'
import { mailAccount } from './jobs.ts'

export async function authWorkers(platform: Platform): Promise<void> {
  await platform.jobs.work(mailAccount, (asked, { number }) => sendAccountMail(platform, asked, number), {
    concurrency: 2,
  })
}
