import type { ReminderDays } from '@kerf/shared-contracts/rules/supplier-requests'
import { BaseModel } from './base-model.ts'

/** A certificate of a supplier, as a file. */
export class SupplierCertificate extends BaseModel {
  static override tableName = 'supplier_certificates'

  declare id: string
  declare supplierId: string
  declare name: string
  declare expiresOn: string | null
  /** The last reminder given, in days before its expiry. */
  declare remindedDays: ReminderDays | null
  declare fileId: string
  declare createdAt: Date
}
