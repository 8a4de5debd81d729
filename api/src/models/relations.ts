import { Model, type QueryBuilder, type RelationMapping, type RelationMappings } from 'objection'

/*
 * Models refer to each other both ways (an order has an RFQ, an RFQ has an order). Relations therefore name the other
 * class, and all.ts, which knows every class, resolves the names: no model file imports another at run time.
 */

const modelsByName = new Map<string, typeof Model>()

/** Registers models for the relations that name them. Called only by all.ts. */
export function registerModels(models: Readonly<Record<string, typeof Model>>): void {
  for (const [name, model] of Object.entries(models)) modelsByName.set(name, model)
}

export type Column = `${string}.${string}` | `${string}.${string}`[]
type Modify = (query: QueryBuilder<Model>) => void

/** The other table holds our id, at most once. Columns are `table_name.propertyName`. */
export function hasOne(modelName: string, from: Column, to: Column): RelationMapping<Model> {
  return relation(Model.HasOneRelation, modelName, from, to)
}

/** The other table holds our id, any number of times. */
export function hasMany(modelName: string, from: Column, to: Column, modify?: Modify): RelationMapping<Model> {
  return relation(Model.HasManyRelation, modelName, from, to, modify)
}

/** We hold the other's id. */
export function belongsTo(modelName: string, from: Column, to: Column): RelationMapping<Model> {
  return relation(Model.BelongsToOneRelation, modelName, from, to)
}

/** Files of one kind linked to us, oldest first. */
export function hasFiles(linkedToType: string, from: Column): RelationMapping<Model> {
  return hasMany('StoredFile', from, 'files.linkedToId', (query) =>
    query.where('files.linkedToType', linkedToType).orderBy(['files.createdAt', 'files.id']),
  )
}

function relation(
  kind: RelationMapping<Model>['relation'],
  modelName: string,
  from: Column,
  to: Column,
  modify?: Modify,
): RelationMapping<Model> {
  const modelClass = () => {
    const model = modelsByName.get(modelName)
    if (!model) throw new Error(`There is no model ${modelName}`)
    return model
  }
  return { relation: kind, modelClass, join: { from, to }, ...(modify && { modify }) }
}

export type { RelationMappings }
