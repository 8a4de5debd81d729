import { containerName, exposeKey } from '../federation.ts'
import type { ModuleListing } from '../platform.ts'

/** What Module Federation keeps of one version of a shared library. */
interface SharedVersion {
  from: string
  loaded?: boolean | number | undefined
}

/** By the name of the scope, of the library, and its version. */
type ShareScopes = Record<string, Record<string, Record<string, SharedVersion>>>

/** What the script of a container leaves on the window. */
interface Container {
  init(scope: ShareScopes[string], initScope: unknown[], options: object): unknown
  get(exposed: string): Promise<() => unknown>
}

export interface Containers {
  /** @returns what a release exposes; once it failed, another call tries anew, with this release or another */
  load(release: Pick<ModuleListing, 'name' | 'base' | 'entry'>): Promise<unknown>
}

/** Milliseconds that the script of a container may take. */
const patience = 20_000
const scopeName = 'default'

/**
 * Loads the containers of modules, each verified by its hash. Module Federation's own loader is left out of the page
 * (`disableRemote`): it is for hosts that know neither addresses nor hashes, and is larger than everything else in it.
 * @param shareScopes what the shell shares
 */
export function createContainers(
  page: Window,
  integrityOf: (address: string) => string,
  shareScopes: ShareScopes,
): Containers {
  /** The running container of each module, with its script address. */
  const running = new Map<string, { address: string; container: Container }>()
  shareScopes[scopeName] ??= {}
  const scope = shareScopes[scopeName]

  async function start(name: string, address: string): Promise<Container> {
    // Shares nothing of a failed release any longer.
    forgetShared(scope, name)
    await runScript(page.document, address, integrityOf(address))
    // A container with an asynchronous start exports its promise.
    const container: unknown = await Reflect.get(page, name)
    if (!isContainer(container)) throw new Error(`${address} leaves no container ${name}`)
    const options = { version: '', shareScopeKeys: scopeName }
    // As Module Federation does it: the map is not for those who list the options.
    Object.defineProperty(options, 'shareScopeMap', { value: shareScopes, enumerable: false })
    await container.init(scope, [], options)
    return container
  }

  return {
    async load({ name: module, base, entry }) {
      const name = containerName(module)
      const address = base + entry
      const known = running.get(name)
      const container = known?.address === address ? known.container : await start(name, address)
      running.set(name, { address, container })
      const factory = await container.get(exposeKey)
      return factory()
    },
  }
}

/** Runs a script, which the browser refuses unless it has the hash. */
function runScript(document: Document, address: string, integrity: string): Promise<void> {
  const script = document.createElement('script')
  script.src = address
  script.async = true
  script.integrity = integrity
  // As the preload links of the page say it; a different mode would fetch the file twice.
  script.crossOrigin = 'anonymous'
  let timer: ReturnType<typeof setTimeout> | undefined
  return new Promise<void>((resolve, reject) => {
    const fail = (what: string) => () => reject(new Error(`${address} ${what}`))
    timer = setTimeout(fail(`did not come within ${patience / 1000} s`), patience)
    script.onload = () => resolve()
    script.onerror = fail('could not be loaded')
    document.head.append(script)
  }).finally(() => {
    clearTimeout(timer)
    script.remove()
  })
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value
}

function forgetShared(scope: ShareScopes[string], container: string): void {
  for (const versions of Object.values(scope)) {
    for (const [version, { from, loaded }] of Object.entries(versions)) {
      if (from === container && !loaded) delete versions[version]
    }
  }
}
