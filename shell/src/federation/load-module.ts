import type { ModuleListing, PanelProps, PortalModule } from '@kerf/module-kit/platform'
import type { Containers } from '@kerf/module-kit/runtime/containers'
import type { ComponentType } from 'react'
import type { WorkingReleases } from '../registry/working-releases.ts'
import type { IntegrityRegistry } from './integrity.ts'

interface Dependencies {
  /** The language of the page. */
  language: string
  containers: Containers
  integrity: IntegrityRegistry
  working: WorkingReleases
  /** Asks the server which release of the module it offers now. Rejects where the server cannot be reached. */
  refresh(module: string): Promise<ModuleListing | undefined>
  /** Called with each release that runs. */
  onLoaded(listing: ModuleListing): void
  /** Reloads the page at the same address for a release that replaced the running one. Returns whether it does. */
  restart(listing: ModuleListing): boolean
  /** Tells the server of a release that failed; done once it knows, or cannot be told. */
  report(failure: ModuleFailure): Promise<void>
}

/** A release that failed to load, or one whose page crashed. */
export interface ModuleFailure extends Pick<ModuleListing, 'name' | 'version'> {
  kind: 'load' | 'page'
  error: unknown
}

export interface ModuleLoader {
  /**
   * Loads the code of one page; a second call returns the same promise. On failure it tries what the server offers by then,
   * and finally the release that worked here before.
   */
  loadPage(listing: ModuleListing, page: string): Promise<ComponentType>
  /** Loads the code of one panel; otherwise as `loadPage`. */
  loadPanel(listing: ModuleListing, panel: string): Promise<ComponentType<PanelProps>>
  /** The code of a page that is already loaded; nothing where another release must start first. */
  loadedPage(listing: ModuleListing, page: string): ComponentType | undefined
  /**
   * Starts the page anew where that helps against a failure of `loadPage`: with the release that replaced the running
   * one, or with the one that ran here before. To be called where nothing is lost by that, as `renew`. Answers whether
   * it does.
   */
  recover(failure: unknown): boolean
  /** Forgets a failed load of a page, so that the next call tries again. */
  forget(listing: ModuleListing, page: string): void
  /** Forgets a failed load of a panel. */
  forgetPanel(listing: ModuleListing, panel: string): void
  /** Like `forget`, at the user's request: also retries a release that failed recently. */
  retry(listing: ModuleListing, page: string): void
  /**
   * Reloads the page if another release of the module is offered than is running. Call it when a page is opened, where
   * nothing is lost: input is kept in the tab. Returns whether it does.
   */
  renew(listing: ModuleListing): boolean
  /** Reports a crashed page to the server. */
  reportBroken(listing: ModuleListing, error: unknown): void
}

/** A release to begin anew with. */
interface Instead {
  release: ModuleListing
  /** The version that lacks a page, where it is left because of that. */
  broken?: string
}

/** A module, or a page of it, cannot be loaded at present. */
export class ModuleLoadError extends Error {
  readonly module: string
  /** What is to run instead, which needs a new page. */
  readonly instead: Instead | undefined
  constructor(module: string, cause: unknown, instead?: Instead) {
    super(`The module ${module} could not be loaded`, { cause })
    this.name = 'ModuleLoadError'
    this.module = module
    this.instead = instead
  }
}

const nameOf = (listing: ModuleListing) => `${listing.name}@${listing.version}`

/** Starts each module once, and knows which release of each is running. */
interface Starter {
  /** The running release of a module, which is started if none is. */
  start(listing: ModuleListing): Promise<PortalModule>
  /** Which version of a module is running, if any. */
  versionOf(module: string): string | undefined
}

function createStarter({ language, containers, integrity, working, refresh, onLoaded, report }: Dependencies): Starter {
  /** The running release of each module; a second one beside it would duplicate everything. */
  const running = new Map<string, { version: string; module: PortalModule }>()
  /** The release of each module that was tried last. */
  const tried = new Map<string, string>()

  async function start(listing: ModuleListing): Promise<PortalModule> {
    integrity.add(listing)
    tried.set(listing.name, listing.version)
    const module = await containers.load(listing).then(portalModuleIn, (error: unknown) => {
      void report({ name: listing.name, version: listing.version, kind: 'load', error })
      throw error
    })
    // Without its words a module speaks English, which is better than no page.
    await module.languages?.[language]?.().catch(() => undefined)
    running.set(listing.name, { version: listing.version, module })
    working.remember(listing)
    onLoaded(listing)
    return module
  }

  /** Tries the offered release, then the one offered by now, and finally the last working one. */
  async function loadModule(listing: ModuleListing): Promise<PortalModule> {
    const current = running.get(listing.name)
    if (current) return current.module
    if (working.isAvoided(listing)) {
      const instead = await startLast(listing)
      if (instead) return instead
    }
    const first = await attempt(() => start(listing))
    if ('value' in first) return first.value
    const second = await attempt(async () => start((await offered(refresh, listing)) ?? listing))
    if ('value' in second) return second.value
    const failed = { name: listing.name, version: tried.get(listing.name) ?? listing.version }
    const instead = await startLast(failed)
    if (!instead) throw second.failure
    working.avoid(failed)
    return instead
  }

  /** Starts the last working release, if it is another one and still loads. */
  async function startLast({
    name,
    version,
  }: Pick<ModuleListing, 'name' | 'version'>): Promise<PortalModule | undefined> {
    const last = await working.last(name, version)
    if (!last) return undefined
    const started = await attempt(() => start(last))
    return 'value' in started ? started.value : undefined
  }

  const starting = new Map<string, Promise<PortalModule>>()
  function loadModuleOnce(listing: ModuleListing): Promise<PortalModule> {
    const loading = starting.get(listing.name) ?? loadModule(listing)
    starting.set(listing.name, loading)
    return loading.finally(() => starting.delete(listing.name))
  }

  return { start: loadModuleOnce, versionOf: (module) => running.get(module)?.version }
}

/** Loads code of a release that was started: of a page, or of a panel. */
function createCodeLoader({ working, refresh, report }: Dependencies, { start, versionOf }: Starter) {
  /**
   * @param what words for what is loaded @param codeIn finds it in a release
   * @param mayRestart whether the page may be loaded anew with another release; else the running one is tried again
   */
  return async function load<Code>(
    listing: ModuleListing,
    what: string,
    codeIn: (module: PortalModule) => (() => Promise<Code>) | undefined,
    mayRestart: boolean,
  ): Promise<Code> {
    let instead: Instead | undefined
    try {
      const module = await start(listing)
      const loadCode = codeIn(module) ?? (() => Promise.reject(new Error(`${nameOf(listing)} has no ${what}`)))
      const first = await attempt(loadCode)
      if ('value' in first) return first.value
      const running = versionOf(listing.name)
      const fresh = mayRestart ? await offered(refresh, listing) : undefined
      if (fresh && fresh.version !== running && !working.isAvoided(fresh)) {
        instead = { release: fresh }
        throw first.failure
      }
      const second = await attempt(loadCode)
      if ('value' in second) return second.value
      // The server can be reached and offers nothing else, so it is this release that is broken.
      const earlier = running && fresh?.version === running && (await working.last(listing.name, running))
      if (earlier) instead = { release: earlier, broken: running }
      throw second.failure
    } catch (error) {
      const version = versionOf(listing.name)
      // A container that did not come has been told already.
      const told = version === undefined ? undefined : report({ name: listing.name, version, kind: 'load', error })
      // A page that is loaded anew takes along what it has not sent.
      if (instead) await told
      throw new ModuleLoadError(listing.name, error, instead)
    }
  }
}

/** Loads modules by the list, with the integrity of every file checked. */
export function createModuleLoader(dependencies: Dependencies): ModuleLoader {
  const { working, restart, report } = dependencies
  const starter = createStarter(dependencies)
  const { versionOf } = starter
  const load = createCodeLoader(dependencies, starter)
  const pages = new Map<string, Promise<ComponentType>>()
  const panels = new Map<string, Promise<ComponentType<PanelProps>>>()
  const loadedPages = new Map<string, ComponentType>()

  /** Whether another release of the module runs than the one that is offered. */
  function isOutdated(listing: ModuleListing): boolean {
    const current = versionOf(listing.name)
    return current !== undefined && current !== listing.version && !working.isAvoided(listing)
  }

  const forget = (listing: ModuleListing, page: string) => void pages.delete(`${nameOf(listing)}/${page}`)

  return {
    loadPage(listing, page) {
      const key = `${nameOf(listing)}/${page}`
      const known = pages.get(key)
      if (known) return known
      const loading = load(listing, `page ${page}`, (module) => module.pages[page], true).then((Page) => {
        loadedPages.set(key, Page)
        return Page
      })
      pages.set(key, loading)
      return loading
    },
    loadPanel(listing, panel) {
      const key = `${nameOf(listing)}/${panel}`
      const known = panels.get(key) ?? load(listing, `panel ${panel}`, (module) => module.panels?.[panel], false)
      panels.set(key, known)
      return known
    },
    loadedPage: (listing, page) => (isOutdated(listing) ? undefined : loadedPages.get(`${nameOf(listing)}/${page}`)),
    recover(failure) {
      if (!(failure instanceof ModuleLoadError && failure.instead)) return false
      const { release, broken } = failure.instead
      if (!restart(release)) return false
      // Otherwise the new page would begin with it again.
      if (broken !== undefined) working.avoid({ name: release.name, version: broken })
      return true
    },
    forget,
    forgetPanel: (listing, panel) => void panels.delete(`${nameOf(listing)}/${panel}`),
    retry(listing, page) {
      working.forgive(listing.name)
      forget(listing, page)
    },
    renew(listing) {
      return isOutdated(listing) && restart(listing)
    },
    reportBroken({ name, version }, error) {
      void report({ name, version: versionOf(name) ?? version, kind: 'page', error })
    },
  }
}

/** What the server offers by now. That it cannot be asked is no reason not to try again what is known. */
const offered = (refresh: Dependencies['refresh'], { name }: ModuleListing) => refresh(name).catch(() => undefined)

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
