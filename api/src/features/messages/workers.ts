import { transactAsSystem } from '../../platform/open-work.ts'
import type { Platform } from '../../platform/platform.ts'
import { noticeJob, sayUnread } from './unread-notice-service.ts'

/** Looks after a while whether messages were read. */
export async function messagesWorkers(platform: Platform): Promise<void> {
  await platform.jobs.work(noticeJob, ({ conversationId }) =>
    transactAsSystem(platform, (work) => sayUnread(work, conversationId)),
  )
}
