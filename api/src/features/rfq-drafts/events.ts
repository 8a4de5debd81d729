import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

/** A draft is nobody else's business, and is saved every few seconds: no log and no other screen hears of it. */
const facts = z.object({ userId: z.string() })

export const draftSaved = defineEvent({
  name: 'rfq_draft.saved',
  says: 'What a customer typed of an RFQ was saved. It is neither logged nor announced: it is theirs alone.',
  facts,
})

export const draftDiscarded = defineEvent({
  name: 'rfq_draft.discarded',
  says: 'A customer discarded the RFQ they had begun.',
  facts,
  audit: ({ userId }) => ({ object: { type: 'user', id: userId } }),
})
