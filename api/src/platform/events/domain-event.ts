import type { Tag } from '@kerf/shared-contracts/contracts/tags'
import type { z } from 'zod'

/** A row of the audit log, as far as the event decides it. */
export interface AuditLine {
  /** What it happened to: a type of object as in the database (`order`), and its id. */
  object: { type: string; id: string | null }
  /** The fields that changed, and to what; never a password, a code or a token. */
  changes?: Record<string, unknown>
}

/** Who is told that something shown to them is out of date. Ids that are `null` are nobody's. */
export interface LiveAudience<F> {
  users?(facts: F): readonly (string | null)[]
  /** Every customer linked to one of these companies. */
  companies?(facts: F): readonly (string | null)[]
  admins?: true
}

/** What of the screens is out of date, and for whom. */
export interface LiveChange<F> {
  tags: readonly Tag[]
  to: LiveAudience<F>
  /** The object that changed; without it, all of these tags. */
  id?(facts: F): string
}

/**
 * Something that happened in the business, with all that it means to the house itself: the trace in the audit log and
 * the screens that are out of date. Who else does something about it subscribes (`subscriber.ts`).
 * @typeParam S of the facts
 */
export interface DomainEvent<S extends z.ZodObject = z.ZodObject> {
  /** Dotted and lasting, as subscribers outside of Kerf will name it: `quote.offered`. */
  name: `${string}.${string}`
  /** What happened, in a sentence for people. */
  says: string
  /**
   * What subscribers get to know. Whatever else is handed over is left out, so an object may be passed as it is; a
   * password, a code or a token is never among the facts.
   */
  facts: S
  /** What the audit log calls it; the name unless said. */
  action?: string
  /** The rows it leaves in the audit log; without it, none. */
  audit?(facts: z.output<S>): AuditLine | readonly AuditLine[]
  live?: readonly LiveChange<z.output<S>>[]
}

/** What subscribers get to know of an event. */
export type FactsOf<E> = E extends DomainEvent<infer S> ? z.output<S> : never

/**
 * Declares an event, in `events.ts` of the feature in which it happens.
 * @example
 * export const orderPaid = defineEvent({
 *   name: 'order.paid',
 *   says: 'An admin marked an order as paid, which archives it.',
 *   facts: z.object({ order: orderFacts }),
 *   audit: ({ order }) => ({ object: { type: 'order', id: order.id } }),
 *   live: [{ tags: ['Order', 'Dashboard'], to: ownersOf('order'), id: ({ order }) => order.id }],
 * })
 */
export function defineEvent<S extends z.ZodObject>(event: DomainEvent<S>): DomainEvent<S> {
  return event
}

/** @returns whether an export of an `events.ts` is an event */
export function isDomainEvent(value: unknown): value is DomainEvent {
  return typeof value === 'object' && value !== null && 'says' in value && 'facts' in value
}

/** Whose an object is: a customer's, and the company's that shares it. */
interface Owned {
  customerId: string
  companyId: string | null
}

/** Of the object under this name among the facts: its customer, their company and all admins. */
export function ownersOf<K extends string>(name: K) {
  return {
    users: (facts: Readonly<Record<K, Owned>>) => [facts[name].customerId],
    companies: (facts: Readonly<Record<K, Owned>>) => [facts[name].companyId],
    admins: true,
  } as const
}
