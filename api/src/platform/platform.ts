import type { Knex } from 'knex'
import type { Config } from '../config.ts'
import type { Codes } from './auth/codes.ts'
import type { Passwords } from './auth/passwords.ts'
import type { PublishTokens } from './auth/publish-tokens.ts'
import type { Sessions } from './auth/sessions.ts'
import type { DocumentMaker } from './documents/document-maker.ts'
import type { Events } from './events/events.ts'
import type { Exports } from './exports.ts'
import type { Limits } from './http/limits.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Live } from './live/live.ts'
import type { Log } from './log/log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { ReplyAddresses } from './mail/reply-addresses.ts'
import type { UnsubscribeLinks } from './mail/unsubscribe-links.ts'
import type { Provider } from './provider/provider.ts'
import type { ObjectStore } from './storage/object-store.ts'

/** What every feature builds on. It knows no feature. */
export interface Platform {
  config: Config
  knex: Knex
  store: ObjectStore
  mailer: Mailer
  /** Where replies to mails go; `null` if they are not read. */
  replies: ReplyAddresses | null
  jobs: Jobs
  live: Live
  events: Events
  log: Log
  sessions: Sessions
  publishTokens: PublishTokens
  passwords: Passwords
  codes: Codes
  unsubscribeLinks: UnsubscribeLinks
  limits: Limits
  exports: Exports
  documents: DocumentMaker
  provider: Provider
  /** Aborted when the process stops: long-lived work ends then. */
  stopping: AbortSignal
  /** The current time. Nothing else may read the clock, so that tests can move it. */
  clock(): Date
}
