import type { Platform } from '../../platform/platform.ts'
import { mailWorker } from '../mail/delivery-service.ts'
import { sendAccountMail } from './account-mail-service.ts'
import { mailAccount } from './jobs.ts'

export async function authWorkers(platform: Platform): Promise<void> {
  const work = mailWorker(platform, mailAccount, (asked, attempt, send) =>
    sendAccountMail(platform, asked, attempt, send),
  )
  await platform.jobs.work(mailAccount, work, { concurrency: 2 })
}
