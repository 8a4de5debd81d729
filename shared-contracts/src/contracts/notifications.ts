import { z } from 'zod'
import { NotificationTopic } from '../rules/notification-topics.ts'
import { byId, endpoint, listQuery, signedIn } from './endpoint.ts'
import { Instant } from './values.ts'

/** An event that concerns the user. */
export const Notification = z
  .object({
    id: z.uuid(),
    topic: NotificationTopic,
    title: z.string(),
    path: z.string().describe("The page it links to, under the portal's address"),
    createdAt: Instant,
    readAt: Instant.nullable(),
  })
  .meta({ id: 'Notification' })
export type Notification = z.output<typeof Notification>

export const listNotifications = endpoint({
  method: 'get',
  path: '/api/notifications',
  access: signedIn,
  summary: 'The user’s notifications of the last 90 days; `q` looks at the title',
  spec: "docs/product/notifications.md, 'The bell'",
  query: listQuery({
    status: z.enum(['unread', 'read']).optional(),
    topic: NotificationTopic.optional(),
    sort: z.enum(['date-desc', 'date-asc']).default('date-desc'),
  }),
  response: z.array(Notification),
  tags: ['Notification'],
})

/** Unread notifications are counted up to this number; badges say 99+. */
export const mostUnreadCounted = 100

export const countUnreadNotifications = endpoint({
  method: 'get',
  path: '/api/notifications/unread-count',
  access: signedIn,
  summary: 'How many notifications the user has not read, counted to 100',
  spec: "docs/product/notifications.md, 'The bell'",
  response: z
    .object({ unreadCount: z.number().int().min(0).max(mostUnreadCounted) })
    .meta({ id: 'UnreadNotifications' }),
  tags: ['Notification'],
})

export const readNotification = endpoint({
  method: 'post',
  path: '/api/notifications/:id/read',
  access: signedIn,
  summary: 'Mark a notification as read',
  spec: "docs/product/notifications.md, 'The bell'",
  params: byId,
  response: null,
  errors: ['notification.not_found'],
  tags: ['Notification'],
})

export const readAllNotifications = endpoint({
  method: 'post',
  path: '/api/notifications/read',
  access: signedIn,
  summary: 'Mark notifications up to a moment as read, so that those arriving meanwhile stay unread',
  spec: "docs/product/notifications.md, 'The bell'",
  body: z
    .object({
      until: Instant.describe('When the latest notification the user sees was given'),
      topic: NotificationTopic.optional(),
    })
    .meta({ id: 'ReadNotificationsBody' }),
  response: z.object({ read: z.number().int().min(0) }).meta({ id: 'ReadNotifications' }),
  tags: ['Notification'],
})
