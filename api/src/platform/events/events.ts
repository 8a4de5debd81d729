import type { Knex } from 'knex'
import sql, { type Sql } from 'sql-template-tag'
import type { z } from 'zod'
import { insertionOf } from '../audit/audit-log.ts'
import { run } from '../db/prepared.ts'
import { announcementsOf } from '../live/announce.ts'
import type { Audience } from '../live/event.ts'
import type { Platform } from '../platform.ts'
import type { DomainEvent, LiveAudience } from './domain-event.ts'
import type { Heard, Occasion, Subscriber } from './subscriber.ts'

export interface Events {
  /**
   * Makes an event happen in the transaction of `occasion`: writes the audit log, announces it to browsers and runs
   * every subscriber, in this order.
   */
  happen<S extends z.ZodObject>(occasion: Occasion, event: DomainEvent<S>, facts: z.input<S>): Promise<void>
  /** The same without subscribers that send mails; the others are told not to send any. */
  withoutMails(): Events
}

/** The one place that writes the audit log and announces changes. */
export function createEvents(
  platform: Pick<Platform, 'config' | 'unsubscribeLinks' | 'replies'>,
  subscribers: readonly Subscriber[],
  mayMail = true,
): Events {
  const subscriptions = subscribers.flatMap((subscriber) => subscriber.subscriptions(platform))
  const events: Events = {
    async happen(occasion, event, given) {
      const facts = event.facts.parse(given)
      await runTogether(occasion.tx, linesOf(occasion, event, facts), announcementsFrom(event, facts))
      const heard: Heard = { ...occasion, mayMail, happened: (next, more) => events.happen(occasion, next, more) }
      for (const subscription of subscriptions) {
        const isMeant = subscription.event === null || subscription.event.name === event.name
        if (isMeant) await subscription.react(heard, facts, event)
      }
    },
    withoutMails: () =>
      createEvents(
        platform,
        subscribers.filter(({ sendsMail }) => !sendsMail),
        false,
      ),
  }
  return events
}

/** Most events write one line and announce one change: both take one statement then. */
async function runTogether(tx: Knex.Transaction, lines: readonly Sql[], announcements: readonly Sql[]): Promise<void> {
  for (const [at, line] of lines.entries()) {
    const announcement = announcements[at]
    await run(tx, announcement ? sql`with line as (${line}) ${announcement}` : line)
  }
  for (const announcement of announcements.slice(lines.length)) await run(tx, announcement)
}

/** The statements that write the audit log. */
function linesOf<S extends z.ZodObject>(
  { actor, now, request }: Occasion,
  event: DomainEvent<S>,
  facts: z.output<S>,
): Sql[] {
  const lines = [event.audit?.(facts) ?? []].flat()
  return lines.map(({ object, changes = {} }) =>
    insertionOf({ action: event.action ?? event.name, object, changes, by: actor, request, at: now }),
  )
}

/** The statements that tell browsers what is stale. */
function announcementsFrom<S extends z.ZodObject>({ live = [] }: DomainEvent<S>, facts: z.output<S>): Sql[] {
  return live.flatMap(({ tags, to, id }) => {
    const audience = audienceOf(to, facts)
    return audience ? announcementsOf({ audience, tags, ...(id && { id: id(facts) }) }) : []
  })
}

/** @returns `null` if it is nobody */
function audienceOf<F>({ everybody, users, companies, admins }: LiveAudience<F>, facts: F): Audience | null {
  if (everybody) return { everybody }
  const userIds = known(users?.(facts))
  const companyIds = known(companies?.(facts))
  if (userIds.length === 0 && companyIds.length === 0 && !admins) return null
  return { userIds, companyIds, ...(admins && { admins }) }
}

const known = (ids: readonly (string | null)[] = []) => ids.filter((id) => id !== null)
