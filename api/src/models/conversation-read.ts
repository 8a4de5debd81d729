import { BaseModel } from './base-model.ts'

/** How far a user has read a conversation. */
export class ConversationRead extends BaseModel {
  static override tableName = 'conversation_reads'
  static override idColumn = ['conversationId', 'userId']
  static override createdAtProperty = null

  declare conversationId: string
  declare userId: string
  declare lastReadAt: Date
}
