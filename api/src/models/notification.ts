import type { NotificationTopic } from '@kerf/shared-contracts/rules/notification-topics'
import { BaseModel } from './base-model.ts'

/** An event, as one user is told of it. */
export class Notification extends BaseModel {
  static override tableName = 'notifications'

  declare id: string
  declare userId: string
  declare topic: NotificationTopic
  declare title: string
  declare path: string
  declare createdAt: Date
  declare readAt: Date | null
  /** Whether it is to be in the next daily mail. */
  declare awaitsDigest: boolean
  /** Reading that conversation marks this as read. */
  declare conversationId: string | null
  /** Whose name the title may contain. */
  declare aboutUserId: string | null
}
