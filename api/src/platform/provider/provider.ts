import type { Knex } from 'knex'
import type { Live } from '../live/live.ts'
import type { Log } from '../log/log.ts'
import { type KnownProvider, readProvider } from './read-provider.ts'

/**
 * What this process knows of the provider: days, pages and mails need it with every request, so it is kept in memory and
 * read again when an admin has changed it (docs/product/settings.md, 'When a change holds').
 */
export interface Provider {
  /** As of the last reading. */
  known(): KnownProvider
  /** Reads it again; what was known stays when that fails. */
  reload(): Promise<void>
}

interface ProviderOptions {
  knex: Knex
  live: Live
  log: Log
  /** In which days begin until somebody sets another one. */
  timeZone: string
}

/** Reads the provider, and again whenever any process says that it was changed, or may have said so unheard. */
export async function openProvider({ knex, live, log, timeZone }: ProviderOptions): Promise<Provider> {
  let known = await readProvider(knex, timeZone)
  let begun = 0
  let taken = 0
  const reload = async () => {
    begun += 1
    const mine = begun
    try {
      const found = await readProvider(knex, timeZone)
      // Two reads may finish out of order: one that began earlier never takes the place of a later one.
      if (mine < taken) return
      taken = mine
      known = found
    } catch (error) {
      log.error({ err: error }, 'the settings could not be read; the ones known before hold')
    }
  }
  // As an admin would hear it.
  live.subscribe({ userId: '', companyId: null, kind: 'admin' }, (message) => {
    if (message.type === 'resync' || message.tags.includes('Provider')) void reload()
  })
  return { known: () => known, reload }
}
