import type { Knex } from 'knex'
import type { z } from 'zod'
import type { Actor } from './auth/actor.ts'
import type { DomainEvent } from './events/domain-event.ts'
import type { RequestOrigin } from './http/context.ts'
import type { Job } from './jobs/job.ts'
import type { EnqueueOptions } from './jobs/jobs.ts'
import type { KnownProvider } from './provider/read-provider.ts'

/**
 * One read-only request, as services know it: its type cannot change a row.
 * @typeParam V `Actor`, or `Actor | null` in calls that visitors may make
 */
export interface ReadWork<V extends Actor | null = Actor> {
  /** Where to read. Each query takes its own connection: no transaction is held while a response streams. */
  tx: Knex
  actor: V
  /** The moment of the request; the same for everything it writes. */
  now: Date
  /** The day of `now` in the time zone of the business, `YYYY-MM-DD`: it decides on expiry and dates shipments. */
  today: string
  /** The business that runs the portal, as this process knows it. */
  provider: KnownProvider
  request: RequestOrigin
}

/** One unit of work: all of its changes are committed, or none. */
export interface Work<V extends Actor | null = Actor> extends ReadWork<V> {
  tx: Knex.Transaction
  /**
   * Makes an event happen in this transaction: the audit log, browsers and mails follow from its declaration and its
   * subscribers (docs/events.md).
   * @param facts the event's declared facts; a whole object may be passed, as other fields are dropped
   */
  happened<S extends z.ZodObject>(event: DomainEvent<S>, facts: z.input<S>): Promise<void>
  /** Queues a job that runs after this transaction's commit, and only if there is one. */
  enqueue<T extends object>(job: Job<T>, payload: T, options?: EnqueueOptions): Promise<void>
  /** Takes waiting jobs with this `singletonKey` off the queue, with this transaction's commit. Running ones go on. */
  withdraw<T extends object>(job: Job<T>, singletonKey: string): Promise<void>
  /**
   * Does something in this process once the transaction is committed, before the response is sent, and only if it was
   * committed.
   */
  afterCommit(step: () => Promise<void>): void
}

/** A unit of work without a request, such as a start or a command. */
export type SystemWork = Omit<Work<null>, 'request'>

/** Runs steps as one unit of work: committed when they return, rolled back when they throw. */
export type Transact<V extends Actor | null = Actor> = <T>(steps: (work: Work<V>) => Promise<T>) => Promise<T>
