import type { ComponentType } from 'react'
import { z } from 'zod'

/**
 * What a module and the shell agree on: the one thing a module exposes (`PortalModule`) and the data file that says
 * who may see it and where it mounts (`module.json`, `ModuleManifest`).
 */

/** Loads a page's code when it is first asked for: one page, one chunk. May be called again after it failed. */
export type PageLoader = () => Promise<ComponentType>

/**
 * What `src/module.tsx` exports as `portalModule`, checked with `satisfies PortalModule`.
 *
 * A page `dashboard` lies in a file `…/dashboard-page.tsx`: by that name the build finds the chunk to load early.
 *
 * @example
 * export const portalModule = {
 *   pages: { dashboard: () => import('./features/dashboard/dashboard-page.tsx').then((file) => file.DashboardPage) },
 * } satisfies PortalModule
 */
export interface PortalModule {
  /** Keyed by the page id that the routes of `module.json` name. */
  pages: Readonly<Record<string, PageLoader>>
}

/** Who is looking: `visitor` is somebody who is not signed in, and nobody else. */
export const viewerKind = z.enum(['visitor', 'customer', 'supplier', 'admin'])
export type ViewerKind = z.infer<typeof viewerKind>

/** The look of the frame around a module's pages. */
export const moduleTheme = z.enum(['customer', 'supplier', 'admin'])
export type ModuleTheme = z.infer<typeof moduleTheme>

/** Icons that navigation may name; the shell draws them. */
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
  'clipboard-list',
  'search',
  'chart',
  'shield-check',
  'box',
  'pencil',
])
export type NavigationIcon = z.infer<typeof navigationIcon>

/** Live counts that the shell can put beside a navigation entry. */
export const navigationBadge = z.enum(['unreadMessages'])
export type NavigationBadge = z.infer<typeof navigationBadge>

const path = z.string().regex(/^\/[^?#\s]*$/, 'A path begins with / and has no query')
const access = z.array(viewerKind).min(1)

export const moduleRoute = z.strictObject({
  /** React Router path, absolute, e.g. `/orders` or `/admin/customers/:id`. */
  path,
  /** Key into `PortalModule.pages`. */
  page: z.string().min(1),
  /** Shown in the header and in the browser's title. */
  title: z.string().min(1),
  /** Who may open it; everybody who may load the module, unless said. */
  access: access.optional(),
  /** `portal` has the frame with navigation, `bare` has none. */
  layout: z.enum(['portal', 'bare']).default('portal'),
})
export type ModuleRoute = z.infer<typeof moduleRoute>

export const moduleNavigation = z.strictObject({
  to: path,
  label: z.string().min(1),
  icon: navigationIcon,
  badge: navigationBadge.optional(),
})
export type ModuleNavigation = z.infer<typeof moduleNavigation>

/** An entry of the top navigation or of the user menu. */
export const moduleLink = z.strictObject({ to: path, label: z.string().min(1) })
export type ModuleLink = z.infer<typeof moduleLink>

/** The content of `module.json`. */
export const moduleManifest = z
  .strictObject({
    /** For editors alone. */
    $schema: z.string().optional(),
    name: z.string().regex(/^[a-z][a-z0-9-]*$/, 'A module name is lower case'),
    title: z.string().min(1),
    theme: moduleTheme,
    access,
    /** Range of contract versions the module can talk to, e.g. `^1.0.0`. */
    contracts: z.string().min(1),
    routes: z.array(moduleRoute).min(1),
    /** The side bar. */
    navigation: z.array(moduleNavigation).default([]),
    /** The bar at the top. */
    topNavigation: z.array(moduleLink).default([]),
    /** The user menu, above Logout. */
    userMenu: z.array(moduleLink).default([]),
  })
  .superRefine((manifest, issues) => {
    for (const [index, route] of manifest.routes.entries()) {
      const stranger = route.access?.find((kind) => !manifest.access.includes(kind))
      if (!stranger) continue
      const message = `${route.path} admits ${stranger}, who may not load the module`
      issues.addIssue({ code: 'custom', path: ['routes', index, 'access'], message })
    }
    for (const list of ['navigation', 'topNavigation', 'userMenu'] as const) {
      for (const [index, entry] of manifest[list].entries()) {
        if (manifest.routes.some((route) => route.path === entry.to)) continue
        issues.addIssue({ code: 'custom', path: [list, index, 'to'], message: `${entry.to} is not a route` })
      }
    }
  })
export type ModuleManifest = z.infer<typeof moduleManifest>

/** Who may open a route of a module. */
export function routeAccess(manifest: ModuleManifest, route: ModuleRoute): readonly ViewerKind[] {
  return route.access ?? manifest.access
}

/** One module as the server offers it to a viewer. */
export const moduleListing = z.object({
  name: z.string(),
  title: z.string(),
  version: z.string(),
  /** Where its files are: `/modules/<name>/<version>/`. */
  base: z.string().regex(/^\/modules\/[\w.-]+\/[\w.+-]+\/$/),
  /** The container script, relative to `base`. */
  entry: z.string(),
  /** `sha384-…` of every file the browser may load, by its path relative to `base`. */
  integrity: z.record(z.string(), z.string().startsWith('sha384-')),
  manifest: moduleManifest,
})
export type ModuleListing = z.infer<typeof moduleListing>

/** A path that exists but not for this viewer: tells "sign in" and "access denied" from "not found". */
export const guardedRoute = z.object({ path, access })
export type GuardedRoute = z.infer<typeof guardedRoute>

/** What the server writes into the page. */
export const pageState = z.object({
  /** Whether the request came with a live session: without one the shell need not ask who is signed in. */
  signedIn: z.boolean(),
  modules: z.array(moduleListing),
  guarded: z.array(guardedRoute),
})
export type PageState = z.infer<typeof pageState>

/** Id of the element that holds `PageState` as JSON. */
export const pageStateElementId = 'kerf-page'
