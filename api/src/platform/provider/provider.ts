import type { Knex } from 'knex'
import type { Live } from '../live/live.ts'
import type { Log } from '../log/log.ts'
import { type KnownProvider, readProvider } from './read-provider.ts'

/**
 * What this process knows about the provider: days, pages and mails need it with every request, so it is kept in memory
 * and read again when an admin has changed it (docs/product/settings.md, 'When a change holds').
 */
export interface Provider {
  /** As last read. */
  known(): KnownProvider
  /** Reads it again; if that fails, the old state is kept. */
  reload(): Promise<void>
}

interface ProviderOptions {
  knex: Knex
  live: Live
  log: Log
  /** The time zone of days until another is set. */
  timeZone: string
}

/** Reads the provider, and again whenever any process announces a change or an announcement may have been missed. */
export async function openProvider({ knex, live, log, timeZone }: ProviderOptions): Promise<Provider> {
  let known = await readProvider(knex, timeZone)
  let begun = 0
  let taken = 0
  const reload = async () => {
    begun += 1
    const mine = begun
    try {
      const found = await readProvider(knex, timeZone)
      // Two reads may finish out of order: one that started earlier never replaces a later one.
      if (mine < taken) return
      taken = mine
      known = found
    } catch (error) {
      log.error({ err: error }, 'the settings could not be read; keeping the old ones')
    }
  }
  // As an admin, who is told of all changes.
  live.subscribe({ userId: '', companyId: null, kind: 'admin' }, (message) => {
    if (message.type === 'resync' || message.tags.includes('Provider')) void reload()
  })
  return { known: () => known, reload }
}
