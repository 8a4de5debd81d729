import { getUnreadCount } from '@kerf/shared-contracts/contracts/messages'
import type { ApiRouter } from '../../platform/http/router.ts'
import * as messages from './service.ts'

export function messagesRoutes(router: ApiRouter): void {
  router.handle(getUnreadCount, async ({ work }) => ({ unreadCount: await messages.countUnread(work) }))
}
