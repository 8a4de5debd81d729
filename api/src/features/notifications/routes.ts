import * as contract from '@kerf/shared-contracts/contracts/notifications'
import { page } from '../../platform/http/answer.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import * as inbox from './inbox-service.ts'
import { presentNotification } from './presenter.ts'

/** What the bell shows, and marking it as read. */
export function notificationsRoutes(router: ApiRouter): void {
  router.handle(contract.listNotifications, async ({ query, work }) => {
    const { rows, total, next } = await inbox.list(work, query)
    return page(rows.map(presentNotification), { total, next })
  })

  router.handle(contract.countUnreadNotifications, async ({ work }) => ({ unreadCount: await inbox.countUnread(work) }))

  router.handle(contract.readNotification, async ({ params, work }) => {
    await inbox.readOne(work, params.id)
    return undefined
  })

  router.handle(contract.readAllNotifications, async ({ body, work }) => ({ read: await inbox.readAll(work, body) }))
}
