import { BaseModel } from './base-model.ts'
import type { MessageReference } from './message-reference.ts'
import { belongsTo, hasFiles, hasMany } from './relations.ts'
import type { StoredFile } from './stored-file.ts'
import type { User } from './user.ts'

export class Message extends BaseModel {
  static override tableName = 'messages'

  declare id: string
  declare conversationId: string
  declare authorId: string
  /** Empty if the message has only attachments. */
  declare body: string
  /** Whether an admin wrote it. */
  declare isFromProvider: boolean
  declare attachmentCount: number
  declare createdAt: Date
  declare editedAt: Date | null
  /** When its author deleted it; its text and files are then gone. */
  declare deletedAt: Date | null

  declare author?: User
  declare files?: StoredFile[]
  declare references?: MessageReference[]

  static override relationMappings = () => ({
    author: belongsTo('User', 'messages.authorId', 'users.id'),
    files: hasFiles('message', 'messages.id'),
    references: hasMany('MessageReference', 'messages.id', 'message_references.messageId', (query) =>
      query.orderBy('message_references.position'),
    ),
  })
}
