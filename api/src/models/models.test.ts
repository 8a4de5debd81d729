import type { Model } from 'objection'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { models } from './all.ts'
import { AuditEntry } from './audit-entry.ts'
import { Company } from './company.ts'
import { StoredFile } from './stored-file.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.destroy())

const everyModel: [string, typeof Model][] = Object.entries(models)
const everyRelation = everyModel.flatMap(([name, model]) =>
  Object.keys(model.getRelations()).map((relation) => [name, relation, model] as const),
)

describe('every model', () => {
  test.each(everyModel)('%s has a table with its id', async (_, model) => {
    const { columns } = await model.fetchTableMetadata({ knex: database.knex })
    expect(columns).toEqual(expect.arrayContaining([model.idColumn].flat()))
  })

  test.each(everyRelation)('%s can be fetched with its %s', async (_, relation, model) => {
    expect(await model.query(database.knex).withGraphFetched(relation)).toEqual([])
    expect(await model.query(database.knex).withGraphJoined(relation)).toEqual([])
  })
})

describe('a row', () => {
  test('gets an id and times when inserted, and a later time when changed', async () => {
    const company = await Company.query(database.knex).insert({ name: 'Brackets Ltd' })
    const kept = await Company.query(database.knex).findById(company.id).throwIfNotFound()
    expect(kept.createdAt).toEqual(company.createdAt)
    await kept.$query(database.knex).patch({ name: 'Brackets Inc', updatedAt: new Date('2100-01-01T00:00:00.000Z') })
    expect((await kept.$query(database.knex)).updatedAt.toISOString()).toBe('2100-01-01T00:00:00.000Z')
    await kept.$query(database.knex).patch({ name: 'Brackets' })
    expect((await kept.$query(database.knex)).updatedAt.getTime()).toBeLessThan(Date.parse('2100-01-01'))
  })

  test('hides the search column', async () => {
    const company = await Company.query(database.knex).insertAndFetch({ name: 'Hidden' })
    expect(company).not.toHaveProperty('searchText')
    expect(await Company.query(database.knex).where('searchText', 'like', '%hidden%')).toHaveLength(1)
  })

  test('returns JSON as it was stored', async () => {
    const changes = { status: ['pending', 'packing'], someKey: { under_score: 1 } }
    const entry = await AuditEntry.query(database.knex).insertAndFetch({
      actorKind: 'system',
      action: 'order.status',
      objectType: 'order',
      changes,
    })
    expect(entry.changes).toEqual(changes)
  })

  test('has a file size as a number of bytes, beyond 32 bits', async () => {
    const file = await StoredFile.query(database.knex).insertAndFetch({
      linkedToType: 'supplier_request',
      fileName: '../"odd".step',
      mimetype: 'model/step',
      kind: 'step',
      size: 5_000_000_000,
      sha256: 'a'.repeat(64),
      objectKey: 'a',
    })
    expect(file.size).toBe(5_000_000_000)
  })
})
