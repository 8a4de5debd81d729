import { dayIn } from '@kerf/shared-contracts/rules/calendar'
import type { Knex } from 'knex'
import type { Actor } from './auth/actor.ts'
import { Problem } from './errors.ts'
import type { Occasion } from './events/subscriber.ts'
import type { RequestOrigin } from './http/context.ts'
import type { Platform } from './platform.ts'
import type { ReadWork, SystemWork, Work } from './work.ts'

/**
 * @param now its moment; the present by default
 * @returns read-only work, without a transaction
 */
export function openReadWork<V extends Actor | null>(
  platform: Platform,
  actor: V,
  request: RequestOrigin,
  now = platform.clock(),
): ReadWork<V> {
  return { tx: platform.knex, actor, ...momentAt(platform, now), request }
}

/** A moment, its day, and the provider whose time zone decides the day. */
function momentAt(platform: Platform, now: Date) {
  const provider = platform.provider.known()
  return { now, today: dayIn(now, provider.timeZone), provider }
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
  const outcome = await commit(platform, read, async (writing) => {
    try {
      return { value: await steps({ ...read, ...writing }) }
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
  const origin = { actor: null, ...momentAt(platform, platform.clock()), request: null }
  return commit(platform, origin, (writing) => steps({ ...origin, ...writing }))
}

type Origin = Pick<Occasion, 'actor' | 'now' | 'today' | 'provider' | 'request'>
type Writing = Pick<Work, 'tx' | 'happened' | 'enqueue' | 'withdraw' | 'afterCommit'>

/** Runs `steps` in a transaction, then whatever they deferred until after it. */
async function commit<T>(platform: Platform, origin: Origin, steps: (writing: Writing) => Promise<T>): Promise<T> {
  const later: (() => Promise<void>)[] = []
  const afterCommit: Work['afterCommit'] = (step) => void later.push(step)
  const value = await platform.knex.transaction((tx) => steps({ ...writingIn(platform, origin, tx), afterCommit }))
  for (const step of later) await step()
  return value
}

function writingIn(platform: Platform, origin: Origin, tx: Knex.Transaction): Omit<Writing, 'afterCommit'> {
  const enqueue: Work['enqueue'] = async (job, payload, options) => {
    await platform.jobs.enqueue(tx, job, payload, options)
  }
  const withdraw: Work['withdraw'] = (job, singletonKey) => platform.jobs.withdraw(tx, job, singletonKey)
  const { actor, now, today, provider, request } = origin
  const occasion = { actor, now, today, provider, request, tx, enqueue, withdraw }
  return { tx, enqueue, withdraw, happened: (event, facts) => platform.events.happen(occasion, event, facts) }
}
