import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { migrations } from '../../models/migrations/all.ts'
import { migrate } from './migrate.ts'

const names = [...migrations.keys()]

/** Migrates in a process of its own; returns the names of what it ran. */
async function migrateElsewhere(url: string): Promise<string[]> {
  const program = `
    import { openDatabase } from ${JSON.stringify(new URL('./connect.ts', import.meta.url).href)}
    import { migrate } from ${JSON.stringify(new URL('./migrate.ts', import.meta.url).href)}
    const knex = openDatabase({ url: ${JSON.stringify(url)} })
    console.log(JSON.stringify(await migrate(knex)))
    await knex.destroy()`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  return JSON.parse(stdout)
}

test('four processes starting at once on an empty database migrate it once', async () => {
  const empty = await createTestDatabase({ ...inject('testServer'), template: 'template0' })
  const ran = await Promise.all([1, 2, 3, 4].map(() => migrateElsewhere(empty.url)))
  expect(ran.flat()).toEqual(names)
  expect(ran.filter((of) => of.length === 0)).toHaveLength(3)
  expect(await empty.knex('knex_migrations').orderBy('id').pluck('name')).toEqual(names)
  await empty.destroy()
})

test('a migrated database is left unchanged', async () => {
  const database = await createTestDatabase()
  expect(await migrate(database.knex)).toEqual([])
  await database.destroy()
})

test('the lock row of a killed process is not an obstacle', async () => {
  const database = await createTestDatabase()
  await database.knex('knex_migrations_lock').update({ isLocked: 1 })
  expect(await migrate(database.knex)).toEqual([])
  expect(await database.knex('knex_migrations_lock').select('isLocked')).toEqual([{ isLocked: 0 }])
  await database.destroy()
})

test('a database migrated by a newer Kerf is refused', async () => {
  const database = await createTestDatabase()
  await database.knex('knex_migrations').insert({ name: '9999-from-the-future', batch: 2 })
  await expect(migrate(database.knex)).rejects.toThrow('9999-from-the-future')
  await database.destroy()
})
