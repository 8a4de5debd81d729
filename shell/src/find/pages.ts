import type { ActorKind, ModuleListing, ModuleRoute, NavigationIcon } from '@kerf/module-kit/platform'
import { isLinkFor, matchesPath, routeAccess } from '@kerf/module-kit/routing'

/** A page that can be opened by name. */
export interface Page {
  to: string
  title: string
  icon: NavigationIcon
}

type Manifest = ModuleListing['manifest']

/**
 * The pages that an actor may open: those in the navigation by their labels, then the others by their titles. Left out are
 * pages without the frame, pages about one object, and pages reached only from another page.
 * @param mayAct whether pages for acting are offered
 */
export function pagesFor(modules: readonly ModuleListing[], kind: ActorKind, mayAct: boolean): Page[] {
  // Shared pages come after those of the user's own portal, as in the navigation.
  const manifests = modules
    .map(({ manifest }) => manifest)
    .toSorted((one, other) => Number(isShared(one)) - Number(isShared(other)))
  const opened = manifests.flatMap((manifest) =>
    manifest.navigation.filter(
      (link) =>
        isLinkFor(link, kind) &&
        manifest.routes.some((route) => matchesPath(route.path, link.to) && opens(manifest, route, kind, mayAct)),
    ),
  )
  const named: Page[] = opened.map(({ to, label, icon }) => ({ to, title: label, icon }))
  const pagesThere = new Set(named.flatMap(({ to }) => manifests.map((manifest) => pageAt(manifest, to))))
  const others = manifests.flatMap((manifest) =>
    manifest.routes
      .filter((route) => {
        const isNamed = pagesThere.has(`${manifest.name}:${route.page}`)
        const isListed = route.layout === 'portal' && !route.unlisted && !route.path.includes(':')
        return isListed && !isNamed && opens(manifest, route, kind, mayAct)
      })
      .map(({ path, title }): Page => ({ to: path, title, icon: 'box' })),
  )
  return [...named, ...others.filter(({ title }, at) => others.findIndex((other) => other.title === title) === at)]
}

const isShared = ({ access }: Manifest) => access.filter((kind) => kind !== 'visitor').length > 1

const pageAt = (manifest: Manifest, to: string) =>
  `${manifest.name}:${manifest.routes.find(({ path }) => matchesPath(path, to))?.page}`

function opens(manifest: Manifest, route: ModuleRoute, kind: ActorKind, mayAct: boolean): boolean {
  return routeAccess(manifest, route).includes(kind) && (mayAct || route.acting !== true)
}

const plain = (words: string) => words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** The pages whose names contain the typed text, those that begin with it first. */
export function matchingPages(pages: readonly Page[], typed: string): Page[] {
  const sought = plain(typed)
  const begins = ({ title }: Page) => Number(plain(title).startsWith(sought))
  return pages.filter(({ title }) => plain(title).includes(sought)).sort((one, other) => begins(other) - begins(one))
}
