import type { RfqDraftValues } from '@kerf/shared-contracts/contracts/rfq-drafts'
import { BaseModel } from './base-model.ts'

/** An RFQ that its customer is still writing; each has at most one. */
export class RfqDraft extends BaseModel {
  static override tableName = 'rfq_drafts'
  static override idColumn = 'userId'
  static override updatedAtProperty = 'savedAt'
  static override jsonAttributes = ['content']

  declare userId: string
  /** Another one after each save. */
  declare revision: string
  declare content: { values: RfqDraftValues; files: readonly { fileId: string; part: string | null }[] }
  /** The drawings of its content. */
  declare fileIds: string[]
  declare createdAt: Date
  declare savedAt: Date
}
