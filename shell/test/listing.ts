import type { ActorKind, ModuleListing, ModuleRoute } from '@kerf/module-kit/platform'

interface ListingOptions {
  access?: ActorKind[]
  routes?: (Pick<ModuleRoute, 'path'> & Partial<ModuleRoute>)[]
  version?: string
}

/** A module as the server offers it. */
export function listingOf(name: string, options: ListingOptions = {}): ModuleListing {
  const { access = ['customer'], routes = [{ path: '/' }], version = '1.0.0-b1' } = options
  return {
    name,
    title: `The ${name} module`,
    version,
    base: `/modules/${name}/${version}/`,
    entry: 'container.js',
    integrity: { 'container.js': `sha384-${name}`, 'js/page.js': 'sha384-page' },
    manifest: {
      name,
      title: `The ${name} module`,
      theme: 'customer',
      access,
      contracts: '^1.0.0',
      routes: routes.map((route) => ({ page: 'page', title: 'A page', layout: 'portal', ...route })),
      navigation: [],
      topNavigation: [],
      menu: [],
      userMenu: [],
      panels: [],
    },
  }
}
