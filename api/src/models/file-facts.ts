import type { PartFacts } from '@kerf/shared-contracts/contracts/geometry'
import { BaseModel } from './base-model.ts'
import type { GeometryStatus } from './file-geometry.ts'

/** What was measured in a STEP file, once for the same bytes however often they were sent. */
export class FileFacts extends BaseModel {
  static override tableName = 'file_facts'
  static override idColumn = 'sha256'
  static override jsonAttributes = ['facts']
  static override updatedAtProperty = 'updatedAt'

  declare sha256: string
  declare status: GeometryStatus
  /** The `factsVersion` that tried this file last. */
  declare pipeline: string | null
  /** Set when ready; what an older version found stays until there is something newer. */
  declare facts: PartFacts | null
  /** Set when failed. */
  declare errorCode: string | null
  declare createdAt: Date
  declare updatedAt: Date
}
