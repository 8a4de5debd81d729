import type { ModuleListing, PortalModule } from '@kerf/module-kit/platform'
import type { Containers } from '@kerf/module-kit/runtime/containers'
import type { ComponentType } from 'react'
import type { WorkingReleases } from '../registry/working-releases.ts'
import type { IntegrityRegistry } from './integrity.ts'

interface Dependencies {
  containers: Containers
  integrity: IntegrityRegistry
  working: WorkingReleases
  /** Asks the server how it offers the module now. */
  refresh(module: string): Promise<ModuleListing | undefined>
  /** Told of each release that runs. */
  onLoaded(listing: ModuleListing): void
  /** Starts the page anew at the same address, for a release that replaced the running one. */
  restart(listing: ModuleListing): void
}

export interface ModuleLoader {
  /**
   * Loads the code of one page; a second call gives the same promise. When it fails, it is tried again with what the
   * server offers by then, and at last with the release that ran here before.
   */
  loadPage(listing: ModuleListing, page: string): Promise<ComponentType>
  /** The code of a page that was loaded before. */
  loadedPage(listing: ModuleListing, page: string): ComponentType | undefined
  /** Forgets a failed load, so that the next call tries again. */
  forget(listing: ModuleListing, page: string): void
}

/** A module, or a page of it, cannot be loaded at present. */
export class ModuleLoadError extends Error {
  readonly module: string
  constructor(module: string, cause: unknown) {
    super(`The module ${module} could not be loaded`, { cause })
    this.name = 'ModuleLoadError'
    this.module = module
  }
}

const nameOf = (listing: ModuleListing) => `${listing.name}@${listing.version}`

/** Loads modules by the list, with the integrity of every file checked. */
export function createModuleLoader(dependencies: Dependencies): ModuleLoader {
  const { containers, integrity, working, refresh, onLoaded, restart } = dependencies
  /** Which release of each module runs; a second one beside it would duplicate everything. */
  const running = new Map<string, { version: string; module: PortalModule }>()
  /** Which release of each module was tried last. */
  const tried = new Map<string, string>()
  const pages = new Map<string, Promise<ComponentType>>()
  const loadedPages = new Map<string, ComponentType>()

  async function start(listing: ModuleListing): Promise<PortalModule> {
    integrity.add(listing)
    tried.set(listing.name, listing.version)
    const module = portalModuleIn(await containers.load(listing))
    running.set(listing.name, { version: listing.version, module })
    working.remember(listing)
    onLoaded(listing)
    return module
  }

  /** Tries what was offered, then what is offered by now, and at last the release that ran here before. */
  async function loadModule(listing: ModuleListing): Promise<PortalModule> {
    const current = running.get(listing.name)
    if (current) return current.module
    const first = await attempt(() => start(listing))
    if ('value' in first) return first.value
    const second = await attempt(async () => start((await refresh(listing.name)) ?? listing))
    if ('value' in second) return second.value
    const last = await working.last(listing.name)
    if (!last || last.version === tried.get(listing.name)) throw second.failure
    return start(last)
  }

  const starting = new Map<string, Promise<PortalModule>>()
  function loadModuleOnce(listing: ModuleListing): Promise<PortalModule> {
    const loading = starting.get(listing.name) ?? loadModule(listing)
    starting.set(listing.name, loading)
    return loading.finally(() => starting.delete(listing.name))
  }

  async function load(listing: ModuleListing, page: string): Promise<ComponentType> {
    try {
      const module = await loadModuleOnce(listing)
      const loadCode = module.pages[page] ?? (() => Promise.reject(new Error(`${nameOf(listing)} has no page ${page}`)))
      const first = await attempt(loadCode)
      if ('value' in first) return first.value
      const fresh = await refresh(listing.name)
      const isReplaced = fresh !== undefined && fresh.version !== running.get(listing.name)?.version
      if (!isReplaced) return await loadCode()
      restart(fresh)
      throw first.failure
    } catch (error) {
      throw new ModuleLoadError(listing.name, error)
    }
  }

  return {
    loadPage(listing, page) {
      const key = `${nameOf(listing)}/${page}`
      const known = pages.get(key)
      if (known) return known
      const loading = load(listing, page).then((Page) => {
        loadedPages.set(key, Page)
        return Page
      })
      pages.set(key, loading)
      return loading
    },
    loadedPage: (listing, page) => loadedPages.get(`${nameOf(listing)}/${page}`),
    forget(listing, page) {
      pages.delete(`${nameOf(listing)}/${page}`)
    },
  }
}

async function attempt<T>(work: () => Promise<T>): Promise<{ value: T } | { failure: unknown }> {
  try {
    return { value: await work() }
  } catch (failure) {
    return { failure }
  }
}

function portalModuleIn(exposed: unknown): PortalModule {
  if (typeof exposed === 'object' && exposed !== null && 'portalModule' in exposed) {
    // Its shape is checked where the module is compiled (`satisfies PortalModule`).
    return exposed.portalModule as PortalModule
  }
  throw new Error('The module exports no portalModule')
}
