import { BaseModel } from './base-model.ts'

export type GeometryStatus = 'queued' | 'running' | 'ready' | 'failed'

/** What was read out of a STEP file, once for the same bytes however often they were sent. */
export class FileGeometry extends BaseModel {
  static override tableName = 'file_geometry'
  static override idColumn = 'sha256'
  static override jsonAttributes = ['facts']
  static override updatedAtProperty = 'updatedAt'

  declare sha256: string
  declare status: GeometryStatus
  /** Key of the stored mesh; set when ready. */
  declare objectKey: string | null
  /** Key of the stored picture; set with the mesh. Models made before there were pictures have none yet. */
  declare pictureKey: string | null
  /** The `kernelVersion` that tried this file last; null while none has since there are versions. */
  declare pipeline: string | null
  declare facts: Record<string, unknown> | null
  /** Set when failed. */
  declare errorCode: string | null
  declare createdAt: Date
  declare updatedAt: Date
}
