import type { Knex } from 'knex'
import type { z } from 'zod'
import type { Actor } from './auth/actor.ts'
import type { DomainEvent } from './events/domain-event.ts'
import type { RequestOrigin } from './http/context.ts'
import type { Job } from './jobs/job.ts'
import type { EnqueueOptions } from './jobs/jobs.ts'

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
   * Says what happened, in this transaction: the audit log, browsers and mails follow from how the event is declared
   * and from who subscribes to it (docs/events.md).
   * @param facts what the event asks for; an object may be passed whole, as only declared fields are taken of it
   */
  happened<S extends z.ZodObject>(event: DomainEvent<S>, facts: z.input<S>): Promise<void>
  /** Queues a job that runs once this transaction is committed, and never if it is not. */
  enqueue<T extends object>(job: Job<T>, payload: T, options?: EnqueueOptions): Promise<void>
}

/** A unit of work that no request caused, such as a start or a command. */
export type SystemWork = Omit<Work<null>, 'request'>

/** Runs steps as one unit of work: kept together when they return, gone together when they throw. */
export type Transact<V extends Actor | null = Actor> = <T>(steps: (work: Work<V>) => Promise<T>) => Promise<T>
