import type { ModuleListing } from '@kerf/module-kit/platform'

const keyOf = (module: string) => `kerf.release.${module}`
const failedKeyOf = (module: string) => `kerf.failed.${module}`

/** How long a release that failed to load is avoided, in milliseconds. */
const leftAlone = 10 * 60 * 1000

/** Remembers each module's last working release in this browser, to fall back on when a newer one fails to load. */
export interface WorkingReleases {
  last(module: string): Promise<ModuleListing | undefined>
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
  return {
    async last(module) {
      try {
        const kept: unknown = JSON.parse(storage.getItem(keyOf(module)) ?? 'null')
        const { readListing } = await import('./read-listing.ts')
        return readListing(kept)
      } catch {
        // Truncated data, or forbidden storage.
        return undefined
      }
    },
    remember(listing) {
      try {
        const kept = JSON.stringify(listing)
        if (storage.getItem(keyOf(listing.name)) !== kept) storage.setItem(keyOf(listing.name), kept)
      } catch {
        // Full or forbidden: only the fallback is lost.
      }
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

/** Storage may be full or forbidden: then only the memory of failures is lost. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
