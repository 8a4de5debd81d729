import { NotificationTopic } from '@kerf/shared-contracts/rules/notification-topics'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

export const notificationsGiven = defineEvent({
  name: 'notification.given',
  says: 'Users were notified of an event.',
  facts: z.object({ userIds: z.array(z.string()) }),
  live: [{ tags: ['Notification'], to: { users: ({ userIds }) => userIds } }],
})

export const notificationsRead = defineEvent({
  name: 'notification.read',
  says: 'Somebody read notifications, or marked them as read.',
  facts: z.object({ userId: z.string(), topic: NotificationTopic.nullable(), read: z.number() }),
  live: [{ tags: ['Notification'], to: { users: ({ userId }) => [userId] } }],
})
