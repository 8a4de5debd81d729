import { BaseModel } from './base-model.ts'

/** What a message refers to. */
export class MessageReference extends BaseModel {
  static override tableName = 'message_references'
  static override idColumn = ['messageId', 'position']
  static override createdAtProperty = null

  declare messageId: string
  declare position: number
  declare kind: 'part' | 'file' | 'face'
  /** A part of an RFQ; null once it is gone, as with the other ids. */
  declare partId: string | null
  /** A part of a request to suppliers. */
  declare supplierPartId: string | null
  declare fileId: string | null
  /** The face of a STEP file's model, counted from 0. */
  declare face: number | null
  /** Its name when the message was written. */
  declare name: string
}
