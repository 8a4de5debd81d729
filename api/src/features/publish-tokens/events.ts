import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

/** The token, without its secret. */
const facts = z.object({ pipeline: z.object({ id: z.string(), name: z.string(), module: z.string().nullable() }) })

const live = [{ tags: ['Module'], to: { admins: true } }] as const

export const publishTokenMade = defineEvent({
  name: 'publish_token.made',
  says: 'An admin created a publish token.',
  facts,
  audit: ({ pipeline: { id, name, module } }) => ({ object: { type: 'publish_token', id }, changes: { name, module } }),
  live,
})

export const publishTokenRevoked = defineEvent({
  name: 'publish_token.revoked',
  says: 'An admin revoked a publish token.',
  facts,
  audit: ({ pipeline: { id, name } }) => ({ object: { type: 'publish_token', id }, changes: { name } }),
  live,
})
