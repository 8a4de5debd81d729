import type { ActorKind, GuardedRoute, ModuleListing, ModuleRoute } from '@kerf/module-kit/platform'
import { homeOf, startOf } from '@kerf/module-kit/return-to'
import { resolveRoute } from '@kerf/module-kit/routing'
import { signInAddress, withoutSignIn } from '../session/return-to.ts'

interface Place {
  pathname: string
  search: string
  hash: string
}

export type Screen =
  | { kind: 'page'; listing: ModuleListing; route: ModuleRoute }
  | { kind: 'redirect'; to: string }
  | { kind: 'denied'; adminsOnly: boolean; words?: string | undefined }
  | { kind: 'notFound' }

/**
 * Decides what an address shows to an actor.
 * @param guarded paths that exist for others, from the page
 * @param origin the page's own
 */
export function screenFor(
  place: Place,
  actor: ActorKind,
  modules: readonly ModuleListing[],
  guarded: readonly GuardedRoute[],
  origin: string,
): Screen {
  const isSignedIn = actor !== 'visitor'
  if (isSignedIn && place.pathname === '/') {
    const to = startOf(place, actor, origin)
    if (to !== '/') return { kind: 'redirect', to }
    const plain = withoutSignIn(place)
    if (plain !== null) return { kind: 'redirect', to: plain }
  }
  const resolution = resolveRoute(place.pathname, actor, modules, guarded)
  switch (resolution.kind) {
    case 'page':
      return { kind: 'page', listing: resolution.module, route: resolution.route }
    case 'unknown':
      return { kind: 'notFound' }
    case 'guarded':
      // Without a sign-in page there is nowhere to send a visitor.
      if (!isSignedIn && place.pathname === '/') return { kind: 'notFound' }
      if (!isSignedIn) {
        const only = resolution.access.length === 1 ? resolution.access[0] : undefined
        return { kind: 'redirect', to: signInAddress(place.pathname + place.search + place.hash, only) }
      }
      // Sign-in and sign-up have nothing to offer a signed-in user.
      if (resolution.access.includes('visitor')) return { kind: 'redirect', to: homeOf[actor] }
      return {
        kind: 'denied',
        adminsOnly: resolution.access.every((kind) => kind === 'admin'),
        ...(resolution.denied !== undefined && { words: resolution.denied }),
      }
  }
}

/**
 * Whether a visitor sees the same page at an address as `actor`, such as the forgot-password page: if the session ends
 * there, nothing has to change.
 */
export function isForVisitorsToo(pathname: string, actor: ActorKind, modules: readonly ModuleListing[]): boolean {
  const [shown, toVisitors] = [actor, 'visitor' as const].map((kind) => resolveRoute(pathname, kind, modules))
  return shown?.kind === 'page' && toVisitors?.kind === 'page' && shown.route === toVisitors.route
}
