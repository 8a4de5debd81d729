import type { Platform } from '../../platform/platform.ts'
import { sendInvitation } from './invitation-mail-service.ts'
import { mailInvitation } from './jobs.ts'

export async function companyMembersWorkers(platform: Platform): Promise<void> {
  const send = ({ invitationId }: { invitationId: string }) => sendInvitation(platform, invitationId)
  await platform.jobs.work(mailInvitation, send, { concurrency: 2 })
}
