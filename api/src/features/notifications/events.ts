import { NotificationTopic } from '@kerf/shared-contracts/rules/notification-topics'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

export const notificationsGiven = defineEvent({
  name: 'notification.given',
  says: 'Users were told of something that happened.',
  facts: z.object({ userIds: z.array(z.string()) }),
  live: [{ tags: ['Notification'], to: { users: ({ userIds }) => userIds } }],
})

export const notificationsRead = defineEvent({
  name: 'notification.read',
  says: 'Somebody read what they were told, or marked it as read.',
  facts: z.object({ userId: z.string(), topic: NotificationTopic.nullable(), read: z.number() }),
  live: [{ tags: ['Notification'], to: { users: ({ userId }) => [userId] } }],
})
