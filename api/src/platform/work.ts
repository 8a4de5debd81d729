import type { Knex } from 'knex'
import type { AuditEntry } from './audit/audit-log.ts'
import type { Actor } from './auth/actor.ts'
import type { RequestOrigin } from './http/context.ts'
import type { Job } from './jobs/job.ts'
import type { EnqueueOptions } from './jobs/jobs.ts'
import type { LiveEvent } from './live/event.ts'

/**
 * One reading request, as services know it: nothing here can change a row by contract.
 * @typeParam V `Actor`, or `Actor | null` in calls that visitors may make
 */
export interface ReadWork<V extends Actor | null = Actor> {
  /** Where to read. Each query takes a connection for itself: no transaction is held while an answer streams. */
  tx: Knex
  actor: V
  /** The moment of the request; the same for all it writes. */
  now: Date
  /** The day of `now` in the time zone of the business, `YYYY-MM-DD`: by it quotes expire and shipments are dated. */
  today: string
  request: RequestOrigin
}

/** One unit of work: everything done with it is kept together, or not at all. */
export interface Work<V extends Actor | null = Actor> extends ReadWork<V> {
  tx: Knex.Transaction
  /**
   * Leaves a row in the audit log, in this transaction.
   * @param action what happened, e.g. `order.status_changed`
   * @param object what it happened to
   * @param changes the fields that changed, and to what; never a password or a code
   */
  record(action: string, object: AuditEntry['object'], changes?: Record<string, unknown>): Promise<void>
  /** Tells signed-in browsers that something changed, once this transaction is committed. */
  announce(event: LiveEvent): Promise<void>
  /** Queues a job that runs once this transaction is committed, and never if it is not. */
  enqueue<T extends object>(job: Job<T>, payload: T, options?: EnqueueOptions): Promise<void>
}

/** Runs steps as one unit of work: kept together when they return, gone together when they throw. */
export type Transact<V extends Actor | null = Actor> = <T>(steps: (work: Work<V>) => Promise<T>) => Promise<T>
