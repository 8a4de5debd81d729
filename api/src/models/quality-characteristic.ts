import { BaseModel } from './base-model.ts'
import { belongsTo } from './relations.ts'
import type { StoredFile } from './stored-file.ts'

/** What was required and measured of an order, and what the customer says of it. */
export class QualityCharacteristic extends BaseModel {
  static override tableName = 'quality_characteristics'
  static override createdAtProperty = null
  static override jsonAttributes = ['measured', 'faces']

  declare id: string
  declare orderId: string
  /** Null for the order as a whole. */
  declare orderLineId: string | null
  /** From 0. */
  declare position: number
  declare number: string
  declare name: string
  declare kind: 'dimension' | 'attribute'
  /** Decimal string, as the two tolerances, which are signed deviations from it. */
  declare nominal: string | null
  declare lowerTolerance: string | null
  declare upperTolerance: string | null
  declare toleranceText: string | null
  declare unit: string | null
  /** Decimal strings. */
  declare measured: string[]
  declare passed: boolean | null
  declare faceFileId: string | null
  /** Stays when the file goes. */
  declare faces: number[] | null
  declare decision: 'approved' | 'refused' | null
  /** Only of a refused one. */
  declare decisionNote: string | null

  declare faceFile?: StoredFile | null

  static override relationMappings = () => ({
    faceFile: belongsTo('StoredFile', 'quality_characteristics.faceFileId', 'files.id'),
  })
}
