import { BaseModel } from './base-model.ts'

export type GeometryStatus = 'queued' | 'running' | 'ready' | 'failed'

/** What was read from a STEP file, once for the same bytes however often they were uploaded. */
export class FileGeometry extends BaseModel {
  static override tableName = 'file_geometry'
  static override idColumn = 'sha256'
  static override jsonAttributes = ['facts']
  static override updatedAtProperty = 'updatedAt'

  declare sha256: string
  declare status: GeometryStatus
  /** Key of the stored mesh; set when ready. */
  declare objectKey: string | null
  /** Key of the stored picture; set with the mesh. Models built before there were pictures have none yet. */
  declare pictureKey: string | null
  /** The `kernelVersion` that last tried this file; null if none has since versions were introduced. */
  declare pipeline: string | null
  declare facts: Record<string, unknown> | null
  /** Set when failed. */
  declare errorCode: string | null
  declare createdAt: Date
  declare updatedAt: Date
}
