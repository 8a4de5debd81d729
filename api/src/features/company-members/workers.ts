import type { Platform } from '../../platform/platform.ts'
import { mailWorker } from '../mail/delivery-service.ts'
import { sendInvitation } from './invitation-mail-service.ts'
import { mailInvitation } from './jobs.ts'

export async function companyMembersWorkers(platform: Platform): Promise<void> {
  const work = mailWorker(platform, mailInvitation, ({ invitationId, language }, attempt, send) =>
    sendInvitation(platform, { id: invitationId, language }, attempt, send),
  )
  await platform.jobs.work(mailInvitation, work, { concurrency: 2 })
}
