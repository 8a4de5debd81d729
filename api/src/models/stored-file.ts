import type { FileKind } from '@kerf/shared-contracts/contracts/endpoint'
import type { MeantUnit } from '@kerf/shared-contracts/contracts/geometry'
import type { Pojo } from 'objection'
import { BaseModel } from './base-model.ts'
import type { FileFacts } from './file-facts.ts'
import type { FileGeometry } from './file-geometry.ts'
import { belongsTo } from './relations.ts'

export type FileLink =
  | 'rfq'
  | 'quote'
  | 'purchase_order'
  | 'invoice'
  | 'quality_check'
  | 'message'
  | 'supplier_request'
  | 'supplier_quote'
  | 'supplier_purchase_order'
  | 'supplier_certificate'
  | 'provider_logo'
export type StoredFileKind = FileKind

/** A file whose bytes are complete in the object store; several rows may refer to one object. */
export class StoredFile extends BaseModel {
  static override tableName = 'files'

  declare id: string
  declare linkedToType: FileLink
  /** Null while the object it is attached to does not exist yet. */
  declare linkedToId: string | null
  declare partId: string | null
  /** The part of a request to suppliers it shows. */
  declare supplierPartId: string | null
  /** Of a copy for suppliers, the file that it was made of; that file may be gone. */
  declare copiedFrom: string | null
  /** For display only: the sender's name for it. */
  declare fileName: string
  declare mimetype: string
  declare kind: StoredFileKind
  /** Bytes. */
  declare size: number
  /** Hexadecimal. */
  declare sha256: string
  declare objectKey: string
  /** What somebody said a STEP file's numbers mean; null while nobody has. */
  declare meantUnit: MeantUnit | null
  declare uploadedBy: string | null
  declare createdAt: Date

  declare geometry?: FileGeometry | null
  declare facts?: FileFacts | null

  static override relationMappings = () => ({
    geometry: belongsTo('FileGeometry', 'files.sha256', 'file_geometry.sha256'),
    facts: belongsTo('FileFacts', 'files.sha256', 'file_facts.sha256'),
  })

  override $parseDatabaseJson(row: Pojo): Pojo {
    const columns = super.$parseDatabaseJson(row)
    return columns.size === undefined ? columns : { ...columns, size: Number(columns.size) }
  }
}
