import { BaseModel } from './base-model.ts'

/** List filters that a user saved under a name. */
export class SavedFilter extends BaseModel {
  static override tableName = 'saved_filters'
  static override updatedAtProperty = 'updatedAt'

  declare id: string
  declare userId: string
  declare list: string
  declare name: string
  /** The name in the form in which names within a list are compared; computed by the database. */
  declare nameKey: string
  /** The part of the list's address after `?`. */
  declare query: string
  declare createdAt: Date
  declare updatedAt: Date
}
