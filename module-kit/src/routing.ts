import { segmentsOf } from './addresses.ts'
import type { ActorKind, GuardedRoute, ModuleManifest, ModuleRoute } from './platform.ts'

/**
 * Which page an address leads to. The server (for the status and what to load early) and the shell (for what to show)
 * ask the same question here.
 */

interface WithManifest {
  manifest: ModuleManifest
}

export type Resolution<M extends WithManifest> =
  | { kind: 'page'; module: M; route: ModuleRoute }
  /** There is such a page, for other kinds of actor. */
  | { kind: 'guarded'; access: readonly ActorKind[]; denied?: string | undefined }
  | { kind: 'unknown' }

/** Whether `pathname` is an address of `pattern`; `:name` stands for one segment. A slash at the end is no difference. */
export function matchesPath(pattern: string, pathname: string): boolean {
  const wanted = segmentsOf(pattern)
  const given = segmentsOf(pathname)
  return (
    wanted.length === given.length && wanted.every((segment, at) => segment.startsWith(':') || segment === given[at])
  )
}

/** @returns the page for `pathname`; a path in full words goes before one with `:name` segments */
export function resolveRoute<M extends WithManifest>(
  pathname: string,
  actor: ActorKind,
  modules: readonly M[],
  guarded: readonly GuardedRoute[] = [],
): Resolution<M> {
  const found = modules
    .flatMap((module) => module.manifest.routes.map((route) => ({ module, route })))
    .filter(({ route }) => matchesPath(route.path, pathname))
    .sort((a, b) => parametersIn(a.route.path) - parametersIn(b.route.path))
  const open = found.find(({ module, route }) => routeAccess(module.manifest, route).includes(actor))
  if (open) return { kind: 'page', ...open }

  const closed = [
    ...found.map(({ module, route }) => guardedRoute(module.manifest, route)),
    ...guarded.filter((route) => matchesPath(route.path, pathname)),
  ]
  if (closed.length === 0) return { kind: 'unknown' }
  const denied = closed.find((route) => route.denied !== undefined)?.denied
  const access = [...new Set(closed.flatMap((route) => route.access))]
  return { kind: 'guarded', access, ...(denied !== undefined && { denied }) }
}

/** Who may open a route of a module. */
export function routeAccess(manifest: ModuleManifest, route: ModuleRoute): readonly ActorKind[] {
  return route.access ?? manifest.access
}

/** Whether a link of a module's navigation is for this kind of actor; whether they may open its page is not asked. */
export function isLinkFor({ access }: { access?: readonly ActorKind[] | undefined }, kind: ActorKind): boolean {
  return access === undefined || access.includes(kind)
}

/** What is known of a route to those who may not open it. */
export function guardedRoute(manifest: ModuleManifest, route: ModuleRoute): GuardedRoute {
  const { path, denied } = route
  const access = [...routeAccess(manifest, route)]
  if (denied === undefined) return { path, access }
  const said = Object.entries(manifest.translations ?? {}).flatMap(([language, words]) => {
    const translated = words[denied]
    return translated === undefined ? [] : [[language, translated] as const]
  })
  return { path, access, denied, ...(said.length > 0 && { deniedIn: Object.fromEntries(said) }) }
}

function parametersIn(path: string): number {
  return segmentsOf(path).filter((segment) => segment.startsWith(':')).length
}
