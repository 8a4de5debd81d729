import type { ModuleListing } from '@kerf/module-kit/platform'

const keyOf = (module: string) => `kerf.release.${module}`

/** Remembers, per module, the last release that ran in this browser, to fall back on when a newer one does not load. */
export interface WorkingReleases {
  last(module: string): Promise<ModuleListing | undefined>
  remember(listing: ModuleListing): void
}

/** Working releases kept in `storage`; without usable storage nothing is remembered, and nothing fails. */
export function keepWorkingReleases(storage: Pick<Storage, 'getItem' | 'setItem'>): WorkingReleases {
  return {
    async last(module) {
      try {
        const kept: unknown = JSON.parse(storage.getItem(keyOf(module)) ?? 'null')
        const { readListing } = await import('./read-listing.ts')
        return readListing(kept)
      } catch {
        // Cut off, or storage is forbidden.
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
  }
}
