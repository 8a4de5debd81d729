import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

/** A release, and the pipeline that published or moved it. */
const about = z.object({
  release: z.object({ id: z.string(), module: z.string(), version: z.string() }),
  /** The name of its publish token; `null` for an admin in a browser. */
  pipeline: z.string().nullable(),
})

type About = z.output<typeof about>

const object = ({ release }: About) => ({ type: 'module_release', id: release.id })
const said = ({ release: { module, version }, pipeline }: About) => ({
  module,
  version,
  ...(pipeline !== null && { pipeline }),
})
const toAdmins = [{ tags: ['Module'], to: { admins: true } }] as const
/** Every open window checks which releases it is now offered. */
const toEverybody = [{ tags: ['Module'], to: { everybody: true } }] as const

export const modulePublicationBegun = defineEvent({
  name: 'module.publication_begun',
  says: 'A pipeline or an admin started to publish a release; its files are still being sent.',
  facts: z.object({ module: z.string(), version: z.string() }),
})

export const modulePublished = defineEvent({
  name: 'module.published',
  says: 'A release of a module was published. Nobody gets it yet.',
  facts: about,
  audit: (facts) => ({ object: object(facts), changes: said(facts) }),
  live: toAdmins,
})

export const modulePromoted = defineEvent({
  name: 'module.promoted',
  says: 'A release of a module was given to everybody.',
  facts: about.extend({ previous: z.string().nullable() }),
  audit: (facts) => ({ object: object(facts), changes: { ...said(facts), previous: facts.previous } }),
  live: toEverybody,
})

export const moduleCanarySet = defineEvent({
  name: 'module.canary_set',
  says: 'A release of a module was given to a share of the users, or that canary was ended.',
  facts: about.extend({ percent: z.number() }),
  audit: (facts) => ({ object: object(facts), changes: { ...said(facts), percent: facts.percent } }),
  live: toEverybody,
})

export const moduleRolledBack = defineEvent({
  name: 'module.rolled_back',
  says: 'A module was rolled back to the release that everybody had before.',
  facts: about.extend({ previous: z.string() }),
  audit: (facts) => ({ object: object(facts), changes: { ...said(facts), previous: facts.previous } }),
  live: toEverybody,
})

export const modulePinned = defineEvent({
  name: 'module.pinned',
  says: 'An admin made their browser run another release of a module, or again the one everybody runs.',
  facts: z.object({ module: z.string(), version: z.string().nullable() }),
  audit: ({ module, version }) => ({ object: { type: 'module', id: null }, changes: { module, version } }),
})

export const moduleFailed = defineEvent({
  name: 'module.failed',
  says: 'A browser could not load a release of a module, or a page of it broke.',
  facts: z.object({ module: z.string(), version: z.string(), kind: z.enum(['load', 'page']) }),
})
