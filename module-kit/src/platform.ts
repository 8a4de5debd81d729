import type { ComponentType } from 'react'
import * as z from 'zod/mini'
import { addressesOf } from './addresses.ts'
import { translation, translations, untranslated } from './translations.ts'

/**
 * What a module and the shell agree on: the one thing a module exposes (`PortalModule`) and the data file that says
 * who may see it and where it mounts (`module.json`, `ModuleManifest`).
 */

/** Loads a page's code when it is first needed: one page, one chunk. May be called again after it failed. */
export type PageLoader = () => Promise<ComponentType>

/** What is told to a panel, such as the id of what it shows. */
export type PanelProps = Readonly<Record<string, string>>

/** As a {@link PageLoader}, for a panel. */
export type PanelLoader = () => Promise<ComponentType<PanelProps>>

/**
 * What `src/module.tsx` exports as `portalModule`, checked with `satisfies PortalModule`.
 *
 * A page `dashboard` is in a file `…/dashboard-page.tsx`, a name by which the build finds the chunk to load early.
 *
 * @example
 * export const portalModule = {
 *   pages: { dashboard: () => import('./features/dashboard/dashboard-page.tsx').then((file) => file.DashboardPage) },
 * } satisfies PortalModule
 */
export interface PortalModule {
  /** Keyed by the page ids in the routes of `module.json`. */
  pages: Readonly<Record<string, PageLoader>>
  /** Keyed by the `panels` of `module.json`. */
  panels?: Readonly<Record<string, PanelLoader>>
  /** Loads the words of a language, by its tag; the shell awaits those of the page's language before any page. */
  languages?: Readonly<Record<string, () => Promise<unknown>>>
}

/** The kind of actor; `visitor` only means somebody who is not signed in. */
export const actorKind = z.enum(['visitor', 'customer', 'supplier', 'admin'])
export type ActorKind = z.infer<typeof actorKind>

/** The layout around a module's pages. */
export const moduleTheme = z.enum(['customer', 'supplier', 'admin'])
export type ModuleTheme = z.infer<typeof moduleTheme>

/** Icons available to navigation entries; the shell draws them. */
export const navigationIcon = z.enum([
  'layout-dashboard',
  'file-plus',
  'files',
  'file-text',
  'package',
  'history',
  'messages',
  'user',
  'users',
  'building',
  'factory',
  'kanban',
  'clipboard-list',
  'search',
  'chart',
  'mail-warning',
  'shield-check',
  'box',
  'pencil',
  'settings',
])
export type NavigationIcon = z.infer<typeof navigationIcon>

const text = z.string().check(z.minLength(1))
const path = z.string().check(z.regex(/^\/[^?#\s]*$/, 'A path begins with / and has no query'))

/**
 * A live count beside a navigation entry: the sum of fields in a call's response. The build refuses a call that the
 * contracts do not declare.
 */
const count = {
  /** The call that counts, e.g. `/api/messages/unread-count`. */
  call: path,
  /** The fields of its response that are added up. */
  fields: z.array(text).check(z.minLength(1)),
  /** Changes of these tags make the count stale. */
  tags: z.array(text),
  /** `unread` is news; `waiting` is for the user to do. Each has its own colour. */
  kind: z.enum(['unread', 'waiting']),
  /** The text for the count; `{count}` stands for it. */
  words: z.object({ one: text, other: text }),
}
export const navigationCount = z.object(count)
export type NavigationCount = z.infer<typeof navigationCount>
const access = z.array(actorKind).check(z.minLength(1))

const route = {
  /** React Router path, absolute, e.g. `/orders` or `/admin/customers/:id`. */
  path,
  /** Key into `PortalModule.pages`. */
  page: text,
  /** Shown in the header and in the browser's title. */
  title: text,
  /** Who may open it; by default everybody who may load the module. */
  access: z.optional(access),
  /** Its page is for acting, so navigation hides it from read-only users. */
  acting: z.optional(z.boolean()),
  /** Reached only from another page, such as a thank-you page, so the search does not offer it. */
  unlisted: z.optional(z.boolean()),
  /** The text for those who may not open it, if not the shell's own. */
  denied: z.optional(text),
  /** `portal` has the frame with navigation, `bare` has none. */
  layout: z._default(z.enum(['portal', 'bare']), 'portal'),
}

const link = {
  to: path,
  label: text,
  /** Who sees it among those who may open its page; all of them by default. */
  access: z.optional(access),
}

/** Keys that lead to a page when nothing is typed: one letter, or `g` and a letter, one after the other. */
const keys = z.string().check(z.regex(/^(g )?[a-z]$/, 'Keys are one letter, or g and a letter, such as "g o"'))

const head = {
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'A module name is lower case')),
  title: text,
  theme: moduleTheme,
  access,
  /** Range of contract versions the module can talk to, e.g. `^1.0.0`. */
  contracts: text,
}

const bytes = z.int().check(z.positive())

/** How large a release may be, in bytes before compression; a larger one is not published. */
export const moduleBudget = z.object({
  /** The scripts of its largest page, with what every page needs. */
  page: bytes,
  /** All files. */
  total: bytes,
})

export const moduleRoute = z.object(route)
export type ModuleRoute = z.infer<typeof moduleRoute>

/**
 * The manifest of a release, as shell and server read it. It ignores unknown fields, since a module may be newer than
 * the shell.
 */
export const moduleManifest = z.object({
  ...head,
  routes: z.array(moduleRoute),
  /** The side bar. */
  navigation: z.array(
    z.object({
      ...link,
      icon: z.catch(navigationIcon, 'box'),
      count: z.catch(z.optional(navigationCount), undefined),
      keys: z.catch(z.optional(keys), undefined),
    }),
  ),
  /** The bar at the top; narrow screens show it in their menu. */
  topNavigation: z.array(z.object(link)),
  /** What else the menu of narrow screens lists. */
  menu: z.catch(z._default(z.array(z.object(link)), []), []),
  /** The user menu, above Logout. */
  userMenu: z.array(z.object(link)),
  /** Parts that pages of other modules show, by what they show; `model` for one. */
  panels: z.catch(z._default(z.array(text), []), []),
  budget: z.optional(moduleBudget),
  /** What is shown of it in other languages than English; what is missing is shown in English. */
  translations: z.catch(z.optional(z.record(z.string(), translation)), undefined),
})
export type ModuleManifest = z.infer<typeof moduleManifest>

/** Addresses at which the server answers with something other than a page. */
const reserved = ['api', 'assets', 'healthz', 'metrics', 'modules', 'readyz']

/** What is wrong with the path of a route: how routes are matched leaves no room for more. */
function wrongWith(address: string): string | undefined {
  if (address !== '/' && !/^(\/(:\w+|[\w.~-]+))+$/.test(address)) {
    return `${address} is not made of words and :names, with a slash before each, such as /orders/:id`
  }
  if (reserved.includes(address.split('/')[1] ?? '')) return `${address} is an address of the server itself`
  return undefined
}

const links = z._default(z.array(z.strictObject(link)), [])

/** The content of `module.json`, as its team writes it: no unknown fields, no dead references. */
export const moduleFile = z
  .strictObject({
    ...head,
    routes: z.array(z.strictObject(route)).check(z.minLength(1)),
    navigation: z._default(
      z.array(
        z.strictObject({
          ...link,
          icon: navigationIcon,
          count: z.optional(z.strictObject(count)),
          keys: z.optional(keys),
        }),
      ),
      [],
    ),
    topNavigation: links,
    menu: links,
    userMenu: links,
    panels: z._default(z.array(text), []),
    budget: z.optional(z.strictObject(moduleBudget.shape)),
    translations: z.optional(z.strictObject(translations)),
  })
  .check(({ value: file, issues }) => {
    for (const [at, { path: address, access: kinds = [] }] of file.routes.entries()) {
      const wrong = wrongWith(address)
      if (wrong) issues.push({ code: 'custom', input: address, path: ['routes', at, 'path'], message: wrong })
      const stranger = kinds.find((kind) => !file.access.includes(kind))
      if (!stranger) continue
      const message = `${address} admits ${stranger}, who may not load the module`
      issues.push({ code: 'custom', input: kinds, path: ['routes', at, 'access'], message })
    }
    for (const [at, twin] of file.routes.entries()) {
      const kindsOf = ({ access: own = file.access }: { access?: readonly ActorKind[] | undefined }) => own
      const first = file.routes.findIndex(
        (one) =>
          addressesOf(one.path) === addressesOf(twin.path) && kindsOf(one).some((kind) => kindsOf(twin).includes(kind)),
      )
      if (first === at) continue
      const message = `${twin.path} leads to two pages`
      issues.push({ code: 'custom', input: twin.path, path: ['routes', at, 'path'], message })
    }
    for (const [at, { keys: typed }] of file.navigation.entries()) {
      if (typed === undefined || file.navigation.findIndex((entry) => entry.keys === typed) === at) continue
      issues.push({ code: 'custom', input: typed, path: ['navigation', at, 'keys'], message: `${typed} is taken` })
    }
    for (const list of ['navigation', 'topNavigation', 'menu', 'userMenu'] as const) {
      for (const [at, { to }] of file[list].entries()) {
        if (file.routes.some(({ path: address }) => address === to)) continue
        issues.push({ code: 'custom', input: to, path: [list, at, 'to'], message: `${to} is not a route` })
      }
    }
    for (const { language, words, missing } of untranslated(file)) {
      const message = `"${missing}" is not translated`
      issues.push({ code: 'custom', input: words, path: ['translations', language], message })
    }
  })

/** One module as offered by the server to an actor. */
export const moduleListing = z.object({
  name: z.string(),
  title: z.string(),
  version: z.string(),
  /** Where its files are: `/modules/<name>/<version>/`. */
  base: z.string().check(z.regex(/^\/modules\/[\w.-]+\/[\w.+-]+\/$/)),
  /** The container script, relative to `base`. */
  entry: z.string(),
  /** `sha384-…` of every file the browser may load, by its path relative to `base`. */
  integrity: z.record(z.string(), z.string().check(z.startsWith('sha384-'))),
  manifest: moduleManifest,
})
export type ModuleListing = z.infer<typeof moduleListing>

/** A path that exists but not for this actor: tells "sign in" and "access denied" from "not found". */
export type GuardedRoute = Pick<ModuleRoute, 'path' | 'denied'> &
  Pick<ModuleManifest, 'access'> & {
    /** `denied` in other languages. */
    deniedIn?: Readonly<Record<string, string>>
  }

/** What the server writes into the page. */
export interface PageState {
  /** Whether the request came with a live session; without one the shell need not ask who is signed in. */
  signedIn: boolean
  modules: ModuleListing[]
  guarded: GuardedRoute[]
  /** Whose portal this is, and the time zone of their days (an IANA name). */
  provider: { name: string; logo: { url: string; width: number; height: number } | null; timeZone: string }
}
