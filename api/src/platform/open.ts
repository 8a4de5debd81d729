import type { Config } from '../config.ts'
import { createCodes } from './auth/codes.ts'
import { createPasswords } from './auth/passwords.ts'
import { createPublishTokens } from './auth/publish-tokens.ts'
import { createSessions } from './auth/sessions.ts'
import { loadSigningKeys } from './auth/signing-keys.ts'
import { closeDatabase, openDatabase } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { openDocumentMaker } from './documents/document-maker.ts'
import { createEvents } from './events/events.ts'
import type { Subscriber } from './events/subscriber.ts'
import { createExports } from './exports.ts'
import { createLimits } from './http/limits.ts'
import { createJobs } from './jobs/jobs.ts'
import { createLive } from './live/live.ts'
import { createLog, flushLog, type Log, synchronousOutput } from './log/log.ts'
import { createMailer } from './mail/mailer.ts'
import { createReplyAddresses } from './mail/reply-addresses.ts'
import { loadUnsubscribeLinks } from './mail/unsubscribe-links.ts'
import type { Platform } from './platform.ts'
import { openProvider } from './provider/provider.ts'
import { createObjectStore } from './storage/create-object-store.ts'

/** The parts of the platform that are opened and closed; the rest is built from them. */
export type PlatformParts = Pick<
  Platform,
  'config' | 'knex' | 'store' | 'mailer' | 'jobs' | 'live' | 'log' | 'clock' | 'stopping'
>

/**
 * Builds the platform from its parts. The database must be migrated, because it holds the signing keys, and `live` must
 * listen, so that no change to the settings is missed.
 * @param subscribers react to events
 */
export async function assemblePlatform(parts: PlatformParts, subscribers: readonly Subscriber[]): Promise<Platform> {
  const { config, knex, live, log, clock } = parts
  const keys = await loadSigningKeys(knex, config.session.keys)
  const unsubscribeLinks = await loadUnsubscribeLinks(knex)
  const sessions = createSessions({ knex, keys, durations: config.session, publicUrl: config.publicUrl, clock })
  const replies = createReplyAddresses(config.replies.domain, keys)
  return {
    ...parts,
    unsubscribeLinks,
    replies,
    events: createEvents({ config, unsubscribeLinks, replies }, subscribers),
    sessions,
    publishTokens: createPublishTokens(knex, clock),
    passwords: createPasswords(config.passwordHashesAtOnce, config.waits.passwordTurn),
    codes: createCodes(keys),
    limits: createLimits(knex, config.rateLimits),
    exports: createExports({ sessions, ...config.exports }),
    documents: openDocumentMaker({ log }),
    provider: await openProvider({ knex, live, log, timeZone: config.businessTimeZone }),
  }
}

export interface OpenPlatform {
  platform: Platform
  /** Aborts everything long-lived: event streams above all. */
  announceStop(): void
  /** Lets jobs finish, at most `timeout` milliseconds, and closes every connection. */
  close(timeout: number): Promise<void>
}

/**
 * Opens the platform on a database, and migrates it first.
 * @param name of this process in the database's list of connections
 * @param subscribers react to events
 */
export async function openPlatform(
  config: Config,
  databaseUrl: string,
  name: string,
  subscribers: readonly Subscriber[],
): Promise<OpenPlatform> {
  const log = createLog(config.log.level, config.log.synchronous ? synchronousOutput() : undefined)
  const stop = new AbortController()
  await migrateOnce(databaseUrl, log)
  const { waits } = config
  const knex = openDatabase({ url: databaseUrl, name, poolSize: config.databaseConnections, waits: waits.database })
  const store = createObjectStore({ dataDir: config.dataDir, s3: config.s3, waits: waits.store })
  const mailer = createMailer({ ...config.mail, waits: waits.mail, dataDir: config.dataDir, log })
  const jobs = createJobs({ url: databaseUrl, log, connectTimeout: waits.database.connect })
  const live = createLive({ url: databaseUrl, log })
  const clock = () => new Date()
  const parts = { config, knex, store, mailer, jobs, live, log, clock, stopping: stop.signal }
  await live.start()
  const platform = await assemblePlatform(parts, subscribers)
  await jobs.start()
  return {
    platform,
    announceStop: () => stop.abort(),
    async close(timeout) {
      await jobs.stop({ timeout })
      await platform.documents.close()
      await live.stop()
      mailer.close()
      await store.close()
      await closeDatabase(knex)
      await flushLog(log)
    },
  }
}

/** Over separate connections: a migration may take as long as it needs. */
async function migrateOnce(url: string, log: Log): Promise<void> {
  const knex = openDatabase({ url, name: 'kerf migration', poolSize: 2, waits: { statement: 0 } })
  try {
    await migrate(knex, { log: (message) => log.info(message) })
  } finally {
    await closeDatabase(knex)
  }
}
