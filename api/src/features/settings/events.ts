import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

const settings = z.object({ id: z.string() })

/** Everybody sees the name and the logo, and days begin in the provider's time zone. */
const live = [{ tags: ['Provider'], to: { everybody: true } }] as const

export const settingsChanged = defineEvent({
  name: 'settings.changed',
  says: "An admin changed the provider's details or business defaults.",
  facts: z.object({ settings, changes: z.record(z.string(), z.unknown()) }),
  audit: ({ settings: { id }, changes }) => ({ object: { type: 'settings', id }, changes }),
  live,
})

export const logoChanged = defineEvent({
  name: 'settings.logo_changed',
  says: "An admin set, replaced or removed the provider's logo.",
  facts: z.object({ settings, fileName: z.string().nullable() }),
  audit: ({ settings: { id }, fileName }) => ({ object: { type: 'settings', id }, changes: { fileName } }),
  live,
})
