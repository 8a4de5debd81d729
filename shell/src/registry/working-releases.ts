import type { ModuleListing } from '@kerf/module-kit/platform'

const keyOf = (module: string) => `kerf.release.${module}`
const earlierKeyOf = (module: string) => `${keyOf(module)}.earlier`
const failedKeyOf = (module: string) => `kerf.failed.${module}`

/** How long a release that failed to load is avoided, in milliseconds. */
const leftAlone = 10 * 60 * 1000

/** Remembers, per module, the last two releases that ran in this browser, to fall back on when a newer one does not load. */
export interface WorkingReleases {
  /** The last release that ran and is not `except`, a version: it may run and yet miss a page. */
  last(module: string, except?: string): Promise<ModuleListing | undefined>
  remember(listing: ModuleListing): void
  /** Avoids a release for a while after it failed to load. */
  avoid(listing: Pick<ModuleListing, 'name' | 'version'>): void
  /** Whether a release is being avoided. */
  isAvoided(listing: Pick<ModuleListing, 'name' | 'version'>): boolean
  /** Allows a module's release to be tried again at once. */
  forgive(module: string): void
}

/** Working releases stored in `storage`; without usable storage nothing is remembered, and nothing fails. */
export function keepWorkingReleases(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): WorkingReleases {
  async function read(key: string): Promise<ModuleListing | undefined> {
    try {
      const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null')
      const { readListing } = await import('./read-listing.ts')
      return readListing(kept)
    } catch {
      // Cut off, or storage is forbidden.
      return undefined
    }
  }

  return {
    async last(module, except) {
      for (const key of [keyOf(module), earlierKeyOf(module)]) {
        const kept = await read(key)
        if (kept && kept.version !== except) return kept
      }
      return undefined
    },
    remember(listing) {
      const kept = JSON.stringify(listing)
      attempt(() => {
        const before = storage.getItem(keyOf(listing.name))
        if (before === kept) return
        if (before !== null && versionIn(before) !== listing.version) {
          storage.setItem(earlierKeyOf(listing.name), before)
        }
        storage.setItem(keyOf(listing.name), kept)
      })
    },
    avoid({ name, version }) {
      attempt(() => storage.setItem(failedKeyOf(name), `${version} ${Date.now() + leftAlone}`))
    },
    isAvoided({ name, version }) {
      const [failed, until] = attempt(() => storage.getItem(failedKeyOf(name)))?.split(' ') ?? []
      return failed === version && Number(until) > Date.now()
    },
    forgive(module) {
      attempt(() => storage.removeItem(failedKeyOf(module)))
    },
  }
}

/** The version in a listing that was kept; it may be cut off. */
function versionIn(kept: string): unknown {
  const listing: unknown = attempt(() => JSON.parse(kept))
  return typeof listing === 'object' && listing !== null && 'version' in listing ? listing.version : undefined
}

/** Storage may be full or forbidden: then only what is remembered is lost. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
