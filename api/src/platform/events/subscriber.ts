import type { z } from 'zod'
import type { Actor } from '../auth/actor.ts'
import type { RequestOrigin } from '../http/context.ts'
import type { Platform } from '../platform.ts'
import type { Work } from '../work.ts'
import type { DomainEvent } from './domain-event.ts'

/** The occasion of an event: the transaction and its moment, who acted, and from where. */
export interface Occasion
  extends Pick<Work<Actor | null>, 'tx' | 'now' | 'today' | 'provider' | 'actor' | 'enqueue' | 'withdraw'> {
  /** `null` for actions without a request, such as a start. */
  request: RequestOrigin | null
}

/** The occasion of an event, as subscribers get it. */
export interface Heard extends Occasion {
  /** False if events are only played, as in the demo world: then nobody is mailed. */
  mayMail: boolean
  /** Makes another event happen as a consequence of this one. */
  happened: Work['happened']
}

/** A reaction to one event, or to all. */
export interface Subscription {
  /** `null` for every event. */
  event: DomainEvent | null
  /** Runs in the event's transaction: an error rolls back all of it. Queue slow work. */
  react(occasion: Heard, facts: object, event: DomainEvent): Promise<void>
}

/** A feature's reactions to events, in its `subscriptions.ts`. */
export interface Subscriber {
  /** Its name in docs/events.md. */
  name: string
  /** Whether it only sends mails: the demo world, whose events are only played, skips those. */
  sendsMail: boolean
  subscriptions(platform: Pick<Platform, 'config' | 'unsubscribeLinks' | 'replies'>): readonly Subscription[]
}

/** Reacts to an event. */
export function on<S extends z.ZodObject>(
  event: DomainEvent<S>,
  react: (occasion: Heard, facts: z.output<S>) => Promise<void>,
): Subscription {
  // An event's facts were parsed by its own schema.
  return { event, react: (occasion, facts) => react(occasion, facts as z.output<S>) }
}

/** Reacts to every event, including future ones. */
export function onEvery(react: Subscription['react']): Subscription {
  return { event: null, react }
}
