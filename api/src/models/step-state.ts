import type { ModelClass } from 'objection'
import { BaseModel } from './base-model.ts'

type StepStatus = 'queued' | 'running' | 'ready' | 'failed'

/** How far something is that is made of a STEP file: once for the same bytes, however often they were sent. */
export abstract class StepState extends BaseModel {
  static override idColumn = 'sha256'
  static override jsonAttributes = ['facts']
  static override updatedAtProperty = 'updatedAt'

  declare sha256: string
  declare status: StepStatus
  /** The version that tried this file last; null if none has since versions were introduced. */
  declare pipeline: string | null
  /** Set when failed. */
  declare errorCode: string | null
  declare createdAt: Date
  declare updatedAt: Date
}

/** The table of one of them. */
export type StepStates = ModelClass<StepState>
