import type { Platform } from '../../platform/platform.ts'
import { mailWorker } from '../mail/delivery-service.ts'
import { mailSupplierInvitation } from './jobs.ts'
import { sendInvitation } from './mail-service.ts'

export async function supplierInvitationsWorkers(platform: Platform): Promise<void> {
  const work = mailWorker(platform, mailSupplierInvitation, ({ supplierInvitationId, language }, attempt, send) =>
    sendInvitation(platform, { id: supplierInvitationId, language }, attempt, send),
  )
  await platform.jobs.work(mailSupplierInvitation, work, { concurrency: 2 })
}
