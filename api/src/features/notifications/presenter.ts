import type { Notification } from '@kerf/shared-contracts/contracts/notifications'
import type { NotificationView } from '../../models/views/notification-view.ts'

export function presentNotification(notification: NotificationView): Notification {
  const { id, topic, title, path, createdAt, readAt } = notification
  return { id, topic, title, path, createdAt, readAt }
}
