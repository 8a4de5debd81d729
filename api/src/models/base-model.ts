import { Model, type ModelOptions, type Pojo, type QueryContext } from 'objection'
import { newId } from '../platform/db/new-id.ts'

/**
 * What every model has: an id created by the application, and its timestamps. Models are never bound to a connection:
 * always use `Order.query(tx)`. Columns with a database default are in the instance only if the insert asks for them
 * (`insertAndFetch`, or `.returning('*')`).
 */
export class BaseModel extends Model {
  /** The property for the time of insertion, if any. */
  static createdAtProperty: string | null = 'createdAt'
  /** The property for the time of the last change, if any. */
  static updatedAtProperty: string | null = null
  /** Relations are read one after another: a transaction has one connection, which runs one query at a time. */
  static concurrency = 1

  override $beforeInsert(context: QueryContext) {
    const { idColumn, createdAtProperty, updatedAtProperty } = classOf(this)
    const now = new Date()
    if (idColumn === 'id') setIfAbsent(this, 'id', newId())
    if (createdAtProperty) setIfAbsent(this, createdAtProperty, now)
    if (updatedAtProperty) setIfAbsent(this, updatedAtProperty, now)
    return super.$beforeInsert(context)
  }

  override $beforeUpdate(options: ModelOptions, context: QueryContext) {
    const { updatedAtProperty } = classOf(this)
    if (updatedAtProperty) setIfAbsent(this, updatedAtProperty, new Date())
    return super.$beforeUpdate(options, context)
  }

  /** `search_text` is for queries only. */
  override $parseDatabaseJson(row: Pojo): Pojo {
    const { searchText: _, ...columns } = super.$parseDatabaseJson(row)
    return columns
  }
}

function classOf(model: BaseModel): typeof BaseModel {
  // TypeScript knows `constructor` only as a Function.
  return model.constructor as typeof BaseModel
}

function setIfAbsent(model: BaseModel, property: string, value: unknown): void {
  if (Reflect.get(model, property) === undefined) Reflect.set(model, property, value)
}
