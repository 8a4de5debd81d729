import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

const settings = z.object({ id: z.string() })

/** Everybody sees the name and the logo, and their days begin where the provider is. */
const live = [{ tags: ['Provider'], to: { everybody: true } }] as const

export const settingsChanged = defineEvent({
  name: 'settings.changed',
  says: 'An admin changed what is said about the provider, or the defaults of its business.',
  facts: z.object({ settings, changes: z.record(z.string(), z.unknown()) }),
  audit: ({ settings: { id }, changes }) => ({ object: { type: 'settings', id }, changes }),
  live,
})

export const logoChanged = defineEvent({
  name: 'settings.logo_changed',
  says: 'An admin gave the provider a logo, another one, or none.',
  facts: z.object({ settings, fileName: z.string().nullable() }),
  audit: ({ settings: { id }, fileName }) => ({ object: { type: 'settings', id }, changes: { fileName } }),
  live,
})
