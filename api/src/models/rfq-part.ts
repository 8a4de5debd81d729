import type { CheckedFinding } from '@kerf/shared-contracts/contracts/request-findings'
import { BaseModel } from './base-model.ts'
import { hasMany } from './relations.ts'
import type { StoredFile } from './stored-file.ts'

export class RfqPart extends BaseModel {
  static override tableName = 'rfq_parts'
  static override jsonAttributes = ['findings']

  declare id: string
  declare rfqId: string
  /** 0 is the first part, whose values are the flat fields (docs/product/rfqs.md, 'Flat fields and parts'). */
  declare position: number
  declare name: string
  declare material: string | null
  declare materialGrade: string | null
  declare finishing: string | null
  declare tolerance: string | null
  /** The requested quantities: at least one, each at least 1. */
  declare quantities: number[]
  declare notes: string | null
  /** What differed between form, drawing and model when it was sent (docs/product/rfqs.md, 'Checked before sending'). */
  declare findings: CheckedFinding[]
  declare createdAt: Date

  declare files?: StoredFile[]

  static override relationMappings = () => ({
    files: hasMany('StoredFile', 'rfq_parts.id', 'files.partId', (query) => query.orderBy('files.createdAt')),
  })
}
