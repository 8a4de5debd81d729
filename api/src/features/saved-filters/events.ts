import { z } from 'zod'
import { type AuditLine, defineEvent } from '../../platform/events/domain-event.ts'

/** Saved filters, as events describe them: the name a user gives them is nobody else's business. */
const facts = z.object({ userId: z.string(), list: z.string() })
type Facts = z.output<typeof facts>

/** The account's id, so that this is deleted with the account. */
const ofOwner = ({ userId, list }: Facts): AuditLine => ({ object: { type: 'user', id: userId }, changes: { list } })
const toOwner = [{ tags: ['SavedFilter'], to: { users: ({ userId }: Facts) => [userId] } }] as const

export const filterSaved = defineEvent({
  name: 'filter.saved',
  says: 'Somebody saved the filters of a list under a name.',
  facts,
  audit: ofOwner,
  live: toOwner,
})

export const filterRenamed = defineEvent({
  name: 'filter.renamed',
  says: 'Somebody renamed saved filters.',
  facts,
  audit: ofOwner,
  live: toOwner,
})

export const filterDeleted = defineEvent({
  name: 'filter.deleted',
  says: 'Somebody deleted saved filters.',
  facts,
  audit: ofOwner,
  live: toOwner,
})
