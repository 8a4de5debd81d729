import { migrations } from '../../models/migrations/all.ts'
import type { Platform } from '../../platform/platform.ts'
import { describeDisk } from './disk-service.ts'

/** A reason why a process cannot serve. */
export interface Obstacle {
  name: 'database' | 'migrations' | 'store' | 'disk'
  /** For the person who runs Kerf. */
  words: string
}

/** @returns why it fails; undefined when it passes */
type Probe = () => Promise<string | undefined>

/**
 * Checks whether a process can serve. No answer takes longer than `waits.probe`: a probe not finished by then has
 * failed but keeps running, and the next check waits for it instead of starting another.
 */
export function createReadiness(platform: Platform): () => Promise<Obstacle[]> {
  const { config, log } = platform
  const running = new Map<string, Promise<string | undefined>>()

  const run = (name: string, probe: Probe): Promise<string | undefined> => {
    const begun =
      running.get(name) ??
      probe().catch((error: unknown) => {
        log.warn({ err: error, probe: name }, 'a readiness probe failed')
        return failed(name)
      })
    running.set(name, begun)
    begun.finally(() => running.delete(name))
    return begun
  }

  return async () => {
    const found = await Promise.all(
      probesOf(platform).map(async ([name, probe]) => {
        const words = await within(config.waits.probe, run(name, probe), `${failed(name)} in time`)
        return words === undefined ? [] : [{ name, words }]
      }),
    )
    return found.flat()
  }
}

const failed = (name: string) => `The ${name} did not answer`

function probesOf({ knex, store, config }: Platform): (readonly [Obstacle['name'], Probe])[] {
  return [
    [
      'database',
      async () => {
        const { rows } = await knex.raw("select current_setting('transaction_read_only') as lock")
        return rows[0]?.lock === 'on' ? 'The database is read-only' : undefined
      },
    ],
    [
      'migrations',
      async () => {
        const ran: { name: string }[] = await knex('knex_migrations').select('name')
        const isWhole = [...migrations.keys()].every((name) => ran.some((row) => row.name === name))
        return isWhole ? undefined : 'The database is missing a migration of this release'
      },
    ],
    [
      'store',
      async () => {
        await store.exists('readiness-probe')
        return undefined
      },
    ],
    ['disk', () => describeDisk(config)],
  ]
}

async function within<T>(milliseconds: number, asked: Promise<T>, late: T): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>()
  const timer = setTimeout(() => resolve(late), milliseconds)
  try {
    return await Promise.race([asked, promise])
  } finally {
    clearTimeout(timer)
  }
}
