import { BaseModel } from './base-model.ts'

/** A period in which a company held a customer number. */
export class CustomerNumberAssignment extends BaseModel {
  static override tableName = 'customer_number_history'
  static override createdAtProperty = 'assignedAt'

  declare id: string
  declare companyId: string
  declare customerNumber: string
  declare assignedAt: Date
  declare assignedBy: string | null
  declare releasedAt: Date | null
}
