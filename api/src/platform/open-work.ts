import { dayIn } from '@kerf/shared-contracts/rules/calendar'
import type { Knex } from 'knex'
import type { Actor } from './auth/actor.ts'
import { Problem } from './errors.ts'
import type { Occasion } from './events/subscriber.ts'
import type { RequestOrigin } from './http/context.ts'
import type { Platform } from './platform.ts'
import type { ReadWork, SystemWork, Work } from './work.ts'

/**
 * @param now its moment; default the present
 * @returns read-only work, without a transaction
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
 * Runs `steps` as one unit of work: committed when they return, rolled back when they throw. Except for a problem
 * thrown with `keepChanges`: its changes are committed, then it is thrown.
 */
export async function transact<V extends Actor | null, T>(
  platform: Platform,
  read: ReadWork<V>,
  steps: (work: Work<V>) => Promise<T>,
): Promise<T> {
  const outcome = await platform.knex.transaction(async (tx) => {
    try {
      return { value: await steps({ ...read, ...writingIn(platform, read, tx) }) }
    } catch (thrown) {
      if (thrown instanceof Problem && thrown.details.keepChanges) return { refusal: thrown }
      throw thrown
    }
  })
  if ('refusal' in outcome) throw outcome.refusal
  return outcome.value
}

/** As {@link transact}, without request and actor, such as for a start or a command. */
export async function transactAsSystem<T>(platform: Platform, steps: (work: SystemWork) => Promise<T>): Promise<T> {
  const now = platform.clock()
  const origin = { actor: null, now, today: dayIn(now, platform.config.businessTimeZone), request: null }
  return platform.knex.transaction((tx) => steps({ ...origin, ...writingIn(platform, origin, tx) }))
}

function writingIn(
  platform: Platform,
  origin: Pick<Occasion, 'actor' | 'now' | 'today' | 'request'>,
  tx: Knex.Transaction,
): Pick<Work, 'tx' | 'happened' | 'enqueue'> {
  const enqueue: Work['enqueue'] = async (job, payload, options) => {
    await platform.jobs.enqueue(tx, job, payload, options)
  }
  const { actor, now, today, request } = origin
  const occasion = { actor, now, today, request, tx, enqueue }
  return { tx, enqueue, happened: (event, facts) => platform.events.happen(occasion, event, facts) }
}
