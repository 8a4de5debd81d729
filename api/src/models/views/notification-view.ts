import type { listNotifications } from '@kerf/shared-contracts/contracts/notifications'
import type { z } from 'zod'
import { columns, instants, jsonObject } from '../../platform/db/json.ts'
import type { ListShape } from '../../platform/db/list.ts'
import type { Notification } from '../notification.ts'

const ownColumns = [...(['id', 'topic', 'title', 'path'] as const)]

/** A notification as its user sees it. */
export type NotificationView = Pick<Notification, (typeof ownColumns)[number]> & {
  createdAt: string
  readAt: string | null
}

export const notificationShape: ListShape<NotificationView, z.output<(typeof listNotifications)['query']>['sort']> = {
  table: 'notifications',
  row: jsonObject({ ...columns('notifications', ownColumns), ...instants('notifications', ['createdAt', 'readAt']) }),
  sorts: {
    'date-desc': { column: 'notifications.created_at', type: 'timestamptz', direction: 'desc' },
    'date-asc': { column: 'notifications.created_at', type: 'timestamptz', direction: 'asc' },
  },
}
