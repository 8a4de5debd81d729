import { BaseModel } from './base-model.ts'
import { belongsTo } from './relations.ts'
import type { SupplierProfile } from './supplier-profile.ts'
import type { SupplierRequest } from './supplier-request.ts'

/** A supplier a request was sent to. Only these see it and may quote it. */
export class SupplierRequestAssignment extends BaseModel {
  static override tableName = 'supplier_request_assignments'
  static override idColumn = ['requestId', 'supplierId']
  static override createdAtProperty = 'assignedAt'

  declare id: string
  declare requestId: string
  declare supplierId: string
  declare assignedAt: Date
  declare viewedAt: Date | null
  declare declinedAt: Date | null
  declare declineReason: string | null
  declare quotedAt: Date | null
  /** A copy of the request's, `YYYY-MM-DD`. */
  declare dueDate: string | null
  declare isAwarded: boolean

  declare request?: SupplierRequest
  declare supplier?: SupplierProfile

  static override relationMappings = () => ({
    request: belongsTo('SupplierRequest', 'supplier_request_assignments.requestId', 'supplier_requests.id'),
    supplier: belongsTo('SupplierProfile', 'supplier_request_assignments.supplierId', 'supplier_profiles.userId'),
  })
}
