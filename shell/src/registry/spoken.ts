import type { GuardedRoute, ModuleListing, PageState } from '@kerf/module-kit/platform'

/** A module with its words in the language of the page; what it does not translate stays English. */
export function spokenListing(listing: ModuleListing, language: string): ModuleListing {
  const { manifest } = listing
  const words = manifest.translations?.[language]
  if (!words) return listing
  const said = (english: string) => words[english] ?? english
  const link = <Link extends { label: string }>(one: Link): Link => ({ ...one, label: said(one.label) })
  return {
    ...listing,
    title: said(listing.title),
    manifest: {
      ...manifest,
      title: said(manifest.title),
      routes: manifest.routes.map((route) => ({
        ...route,
        title: said(route.title),
        ...(route.denied !== undefined && { denied: said(route.denied) }),
      })),
      navigation: manifest.navigation.map((entry) => ({
        ...link(entry),
        ...(entry.count && {
          count: { ...entry.count, words: { one: said(entry.count.words.one), other: said(entry.count.words.other) } },
        }),
      })),
      topNavigation: manifest.topNavigation.map(link),
      menu: manifest.menu.map(link),
      userMenu: manifest.userMenu.map(link),
    },
  }
}

const spokenRoute = ({ denied, deniedIn, ...route }: GuardedRoute, language: string): GuardedRoute => ({
  ...route,
  ...(denied !== undefined && { denied: deniedIn?.[language] ?? denied }),
})

/** What the server wrote into the page, in the page's language. */
export function spokenPage(page: PageState, language: string): PageState {
  return {
    ...page,
    modules: page.modules.map((module) => spokenListing(module, language)),
    guarded: page.guarded.map((route) => spokenRoute(route, language)),
  }
}
