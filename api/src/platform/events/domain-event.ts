import type { Tag } from '@kerf/shared-contracts/contracts/tags'
import type { z } from 'zod'

/** A row of the audit log, as far as the event determines it. */
export interface AuditLine {
  /** What it happened to: a type of object as in the database (`order`), and its id. */
  object: { type: string; id: string | null }
  /** The changed fields with their new values; never a password, a code or a token. */
  changes?: Record<string, unknown>
}

/** Who is told that something on their screen is stale. `null` ids are ignored. */
export interface LiveAudience<F> {
  /** Everybody signed in; then nobody else needs to be named. */
  everybody?: true
  users?(facts: F): readonly (string | null)[]
  /** Every customer linked to one of these companies. */
  companies?(facts: F): readonly (string | null)[]
  admins?: true
}

/** Which data on screens is stale, and for whom. */
export interface LiveChange<F> {
  tags: readonly Tag[]
  to: LiveAudience<F>
  /** The object that changed; without it, all of these tags. */
  id?(facts: F): string
}

/**
 * Something that happened in the business, with its built-in consequences: the audit log entry and the stale screens.
 * Other consequences subscribe (`subscriber.ts`).
 * @typeParam S the schema of the facts
 */
export interface DomainEvent<S extends z.ZodObject = z.ZodObject> {
  /** Dotted and permanent, because external subscribers will use it: `quote.offered`. */
  name: `${string}.${string}`
  /** What happened, in a sentence for people. */
  says: string
  /**
   * What subscribers get. Other fields are dropped, so a whole object may be passed; facts never include a password, a
   * code or a token.
   */
  facts: S
  /** The audit log's name for it; the event's name by default. */
  action?: string
  /** The rows it writes to the audit log; none if omitted. */
  audit?(facts: z.output<S>): AuditLine | readonly AuditLine[]
  live?: readonly LiveChange<z.output<S>>[]
}

/** The facts that subscribers get. */
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

/** The owner of an object: a customer, and the company that shares it. */
interface Owned {
  customerId: string
  companyId: string | null
}

/** For the object with this name in the facts: its customer, their company and all admins. */
export function ownersOf<K extends string>(name: K) {
  return {
    users: (facts: Readonly<Record<K, Owned>>) => [facts[name].customerId],
    companies: (facts: Readonly<Record<K, Owned>>) => [facts[name].companyId],
    admins: true,
  } as const
}
