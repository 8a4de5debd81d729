import { dayIn } from '@kerf/shared-contracts/rules/calendar'
import type { Knex } from 'knex'
import { writeAudit } from './audit/audit-log.ts'
import type { Actor } from './auth/actor.ts'
import { Problem } from './errors.ts'
import type { RequestOrigin } from './http/context.ts'
import type { Platform } from './platform.ts'
import type { ReadWork, Work } from './work.ts'

/**
 * @param now the moment it stands for; the present one unless said
 * @returns work that reads, without a transaction
 */
export function openReadWork<V extends Actor | null>(
  { knex, clock, config }: Platform,
  actor: V,
  request: RequestOrigin,
  now = clock(),
): ReadWork<V> {
  return { tx: knex, actor, now, today: dayIn(now, config.businessTimeZone), request }
}

/**
 * Runs `steps` as one unit of work: committed when they return, rolled back when they throw. A problem thrown with
 * `keepChanges` is the exception: what was written is committed, and then the problem is thrown.
 */
export async function transact<V extends Actor | null, T>(
  platform: Platform,
  read: ReadWork<V>,
  steps: (work: Work<V>) => Promise<T>,
): Promise<T> {
  const outcome = await platform.knex.transaction(async (tx) => {
    try {
      return { value: await steps(workIn(platform, read, tx)) }
    } catch (thrown) {
      if (thrown instanceof Problem && thrown.details.keepChanges) return { refusal: thrown }
      throw thrown
    }
  })
  if ('refusal' in outcome) throw outcome.refusal
  return outcome.value
}

function workIn<V extends Actor | null>(platform: Platform, read: ReadWork<V>, tx: Knex.Transaction): Work<V> {
  return {
    ...read,
    tx,
    record: (action, object, changes = {}) =>
      writeAudit(tx, { action, object, changes, by: read.actor, request: read.request, at: read.now }),
    announce: (event) => platform.live.announce(tx, event),
    async enqueue(job, payload, options) {
      await platform.jobs.enqueue(tx, job, payload, options)
    },
  }
}
