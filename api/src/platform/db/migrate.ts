import type { Knex } from 'knex'
import { migrations } from '../../models/migrations/all.ts'

/** Any number will do, as long as it is the same in every release. */
const lockKey = 4_201_837_552

export interface MigrateOptions {
  log?: (message: string) => void
}

/**
 * Brings the schema up to date, in one transaction, and returns the names of the migrations it ran (none if all had
 * run). Concurrent processes queue on an advisory lock: the first migrates, the others find nothing to do. Needs two
 * connections of the pool. Throws if the database is newer than this program.
 */
export async function migrate(knex: Knex, { log = () => {} }: MigrateOptions = {}): Promise<string[]> {
  return await knex.transaction(async (lock) => {
    // Waiting for another process, or for a long migration, is not an error here.
    await lock.raw('set local statement_timeout = 0')
    await lock.raw('set local idle_in_transaction_session_timeout = 0')
    await lock.raw('select pg_advisory_xact_lock(?)', [lockKey])
    // While we hold the lock nobody else migrates, so a remaining lock row is that of a killed process.
    await knex.migrate.forceFreeMigrationsLock({ migrationSource })
    const [, ran]: [number, string[]] = await knex.migrate.latest({ migrationSource })
    for (const name of ran) log(`Migrated the database: ${name}`)
    return ran
  })
}

const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: async () => [...migrations.keys()],
  getMigrationName: (name) => name,
  getMigration: async (name) => {
    const migration = migrations.get(name)
    if (!migration) throw new Error(`There is no migration ${name}`)
    return {
      up: async (knex) => {
        await knex.raw('set local statement_timeout = 0')
        await migration.up(knex)
      },
      down: () => Promise.reject(new Error('Migrations only add: there is no way down')),
    }
  },
}
