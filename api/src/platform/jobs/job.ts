import type { z } from 'zod'

/** How jobs of one name are kept and retried. */
export interface QueueSettings {
  /** Dotted and permanent, because queued jobs outlive a release: `mail.send`. Letters, digits, `_`, `-` and `.`. */
  name: string
  /** How often a failed job is retried before it is given up. 5 by default. */
  retryLimit: number
  /** Seconds before the first retry; it doubles with each, with jitter. 5 by default. */
  retryDelay: number
  /** The most seconds between two attempts. 3600 by default. */
  retryDelayMax: number
  /** Seconds one attempt may take; after that it counts as failed. 900 by default. */
  expireInSeconds: number
  /** Seconds a finished or given-up job is kept for inspection. Three days by default. */
  deleteAfterSeconds: number
  /**
   * Concurrency of jobs of one name, or of one `singletonKey` if they have one: `standard` unlimited; `short` at most
   * one waits; `singleton` at most one runs; `stately` one waits and one runs; `exclusive` one waits or runs. Queueing
   * one too many is not an error and queues nothing.
   */
  policy: 'standard' | 'short' | 'singleton' | 'stately' | 'exclusive'
}

/** A kind of work that runs later, after its transaction is committed. */
export interface Job<T extends object> extends QueueSettings {
  /** The shape of the payload; it is checked when queued and again when run, because a release may come in between. */
  payload?: z.ZodType<T>
}

/** A job by its name and its non-default settings. */
export type JobDefinition<T extends object> = Pick<Job<T>, 'name' | 'payload'> & Partial<QueueSettings>

/**
 * Declares a kind of job.
 * @example const sendMail = defineJob({ name: 'mail.send', payload: z.object({ to: z.email() }), retryLimit: 8 })
 */
export function defineJob<T extends object>(definition: JobDefinition<T>): Job<T> {
  return {
    retryLimit: 5,
    retryDelay: 5,
    retryDelayMax: 3600,
    expireInSeconds: 900,
    deleteAfterSeconds: 3 * 24 * 3600,
    policy: 'standard',
    ...definition,
  }
}
