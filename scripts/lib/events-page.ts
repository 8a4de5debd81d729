import { z } from 'zod'
import { readConfig } from '../../api/src/config.ts'
import { type CataloguedEvent, catalogue } from '../../api/src/events.ts'
import type { DomainEvent, LiveChange } from '../../api/src/platform/events/domain-event.ts'
import { createUnsubscribeLinks } from '../../api/src/platform/mail/unsubscribe-links.ts'
import { subscribers } from '../../api/src/subscribers.ts'

const opening = `# What happens

Made by \`npm run generate\` from \`api/src/events.ts\` and \`api/src/subscribers.ts\`. Do not edit.

A service says what happened: \`work.happened(event, facts)\`, in the transaction in which it did. The \`events.ts\` of its
feature declares what that means: the row in the audit log, and which cache tags are out of date, for whom. Who else does
something about it, such as \`notifications\` with mails, subscribes. Facts hold no password, no code and no token.`

/** The facts of an event by name, those of objects with their fields. */
function factsOf({ facts }: DomainEvent): string {
  const named = Object.entries(facts.shape).map(([name, schema]) => {
    const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
    return fields.length > 0 ? `\`${name}\` (${fields.join(', ')})` : `\`${name}\``
  })
  return named.length > 0 ? named.join(', ') : 'none'
}

function auditOf({ name, action = name, audit }: DomainEvent): string {
  return audit ? `\`${action}\`` : 'none'
}

function audienceOf({ to: { everybody, users, companies, admins } }: LiveChange<never>): string {
  if (everybody) return 'everybody who is signed in'
  const told = [users && 'who it concerns', companies && 'their company', admins && 'all admins']
  return told.filter(Boolean).join(', ')
}

function liveOf({ live = [] }: DomainEvent): string {
  return live.map((change) => `${change.tags.join(', ')} for ${audienceOf(change)}`).join('; ') || 'nothing'
}

/** The names of those who do something about an event. */
function heardBy({ name }: DomainEvent): string {
  const config = readConfig({})
  const unsubscribeLinks = createUnsubscribeLinks(Buffer.alloc(32))
  const hear = subscribers.filter((subscriber) =>
    subscriber
      .subscriptions({ config, unsubscribeLinks, replies: null })
      .some(({ event }) => event === null || event.name === name),
  )
  return hear.map((subscriber) => subscriber.name).join(', ') || 'nobody'
}

function section({ event }: CataloguedEvent): string {
  return `### ${event.name}

${event.says}

- Facts: ${factsOf(event)}
- Audit log: ${auditOf(event)}
- Out of date: ${liveOf(event)}
- Heard by: ${heardBy(event)}`
}

/** The page docs/events.md: every event of the catalogue, by feature. */
export function eventsPage(): string {
  const features = Map.groupBy(catalogue, ({ feature }) => feature)
  const chapters = [...features].map(([feature, events]) => [`## ${feature}`, ...events.map(section)].join('\n\n'))
  return `${[opening, ...chapters].join('\n\n')}\n`
}
