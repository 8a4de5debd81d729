import type { Platform } from '../../platform/platform.ts'
import { mailWorker } from '../mail/delivery-service.ts'
import { sendEmailChangeMail } from './email-change-mail-service.ts'
import { mailEmailChange } from './jobs.ts'

export async function profileWorkers(platform: Platform): Promise<void> {
  const work = mailWorker(platform, mailEmailChange, (asked, attempt, send) =>
    sendEmailChangeMail(platform, asked, attempt, send),
  )
  await platform.jobs.work(mailEmailChange, work, { concurrency: 2 })
}
