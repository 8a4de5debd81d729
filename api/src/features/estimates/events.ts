import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

export const costsChanged = defineEvent({
  name: 'settings.costs_changed',
  says: 'An admin changed what estimates are made from, or how much of them customers see.',
  facts: z.object({ settings: z.object({ id: z.string() }), fields: z.array(z.string()) }),
  audit: ({ settings: { id }, fields }) => ({ object: { type: 'settings', id }, changes: { fields } }),
  live: [{ tags: ['Provider'], to: { everybody: true } }],
})
