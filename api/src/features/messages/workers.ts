import { transactAsSystem } from '../../platform/open-work.ts'
import type { Platform } from '../../platform/platform.ts'
import { listenForReplies } from './inbound-service.ts'
import { noticeJob, sayUnread } from './unread-notice-service.ts'

/**
 * Checks after a while whether messages were read, and accepts replies by mail in a process that has a port for them.
 * @throws when it cannot listen there
 */
export async function messagesWorkers(platform: Platform): Promise<void> {
  await platform.jobs.work(noticeJob, ({ conversationId }) =>
    transactAsSystem(platform, (work) => sayUnread(work, conversationId)),
  )
  const { replies, config, stopping } = platform
  if (!replies || config.replies.port === 0) return
  const inbound = await listenForReplies(platform, replies, config.replies)
  stopping.addEventListener('abort', () => void inbound.stop())
}
