import { migrations } from '../../models/migrations/all.ts'
import type { Platform } from '../../platform/platform.ts'

/** @returns the names of what keeps this process from serving: `database`, `migrations`, `store` */
export async function findObstacles({ knex, store, log }: Platform): Promise<string[]> {
  const probes: Record<string, () => Promise<boolean>> = {
    database: async () => (await knex.raw('select 1')) !== undefined,
    migrations: async () => {
      const ran: { name: string }[] = await knex('knex_migrations').select('name')
      return [...migrations.keys()].every((name) => ran.some((row) => row.name === name))
    },
    store: async () => (await store.exists('readiness-probe')) !== undefined,
  }
  const results = await Promise.all(
    Object.entries(probes).map(async ([name, passes]) => {
      const passed = await passes().catch((error: unknown) => {
        log.warn({ err: error, probe: name }, 'a readiness probe failed')
        return false
      })
      return passed ? [] : [name]
    }),
  )
  return results.flat()
}
