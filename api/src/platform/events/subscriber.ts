import type { z } from 'zod'
import type { Actor } from '../auth/actor.ts'
import type { RequestOrigin } from '../http/context.ts'
import type { Platform } from '../platform.ts'
import type { Work } from '../work.ts'
import type { DomainEvent } from './domain-event.ts'

/** In what something happened: the transaction and its moment, who did it, and from where. */
export interface Occasion extends Pick<Work<Actor | null>, 'tx' | 'now' | 'today' | 'actor' | 'enqueue'> {
  /** `null` for what no request caused, such as a start. */
  request: RequestOrigin | null
}

/** What is done about one event, or about each. */
export interface Subscription {
  /** `null` for every event. */
  event: DomainEvent | null
  /** Runs in the transaction of what happened: what it throws undoes all of it. What takes time is queued. */
  react(occasion: Occasion, facts: object, event: DomainEvent): Promise<void>
}

/** Whoever does something about events, in `subscriptions.ts` of its feature. */
export interface Subscriber {
  /** As docs/events.md calls it. */
  name: string
  /** Whether people get mails of it: where a story is only told, as in the demo world, they get none. */
  sendsMail: boolean
  subscriptions(platform: Pick<Platform, 'config'>): readonly Subscription[]
}

/** Does something about an event. */
export function on<S extends z.ZodObject>(
  event: DomainEvent<S>,
  react: (occasion: Occasion, facts: z.output<S>) => Promise<void>,
): Subscription {
  // Events hand out facts that the schema of this event has parsed.
  return { event, react: (occasion, facts) => react(occasion, facts as z.output<S>) }
}

/** Does something about every event, whichever come to be declared. */
export function onEvery(react: Subscription['react']): Subscription {
  return { event: null, react }
}
