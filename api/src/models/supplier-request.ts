import { BaseModel } from './base-model.ts'
import { belongsTo, hasFiles, hasMany } from './relations.ts'
import type { Rfq } from './rfq.ts'
import type { StoredFile } from './stored-file.ts'
import type { SupplierQuote } from './supplier-quote.ts'
import type { SupplierRequestAssignment } from './supplier-request-assignment.ts'
import type { SupplierRequestPart } from './supplier-request-part.ts'

/** A request to suppliers. It reveals nothing about the customer. */
export class SupplierRequest extends BaseModel {
  static override tableName = 'supplier_requests'
  static override updatedAtProperty = 'updatedAt'

  declare id: string
  declare referenceNumber: string | null
  declare rfqId: string | null
  declare projectName: string
  declare material: string
  declare quantity: number
  declare description: string
  /** `YYYY-MM-DD`. */
  declare dueDate: string | null
  declare specialInstructions: string | null
  declare createdBy: string | null
  declare createdAt: Date
  declare updatedAt: Date
  /** Counts its versions; 1 as first sent. */
  declare version: number
  /** SHA-256 over its fields and files, hexadecimal. */
  declare seal: string
  declare changedAt: Date | null
  /** Since when everything is awarded and no quote awaits a decision. */
  declare awardedAt: Date | null

  declare rfq?: Rfq | null
  declare assignments?: SupplierRequestAssignment[]
  declare quotes?: SupplierQuote[]
  declare files?: StoredFile[]
  declare parts?: SupplierRequestPart[]

  static override relationMappings = () => ({
    rfq: belongsTo('Rfq', 'supplier_requests.rfqId', 'rfqs.id'),
    assignments: hasMany(
      'SupplierRequestAssignment',
      'supplier_requests.id',
      'supplier_request_assignments.requestId',
      (query) => query.orderBy('supplier_request_assignments.assignedAt'),
    ),
    quotes: hasMany('SupplierQuote', 'supplier_requests.id', 'supplier_quotes.requestId', (query) =>
      query.orderBy(['supplier_quotes.submittedAt', 'supplier_quotes.id']),
    ),
    files: hasFiles('supplier_request', 'supplier_requests.id'),
    parts: hasMany('SupplierRequestPart', 'supplier_requests.id', 'supplier_request_parts.requestId', (query) =>
      query.orderBy('supplier_request_parts.position'),
    ),
  })
}
