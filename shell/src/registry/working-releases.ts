import { type ModuleListing, moduleListing } from '@kerf/module-kit/platform'
import * as z from 'zod/mini'

const storageKey = 'kerf.modules'
const listings = z.record(z.string(), moduleListing)

/** Remembers, per module, the last release that ran in this browser, to fall back on when a newer one does not load. */
export interface WorkingReleases {
  last(module: string): ModuleListing | undefined
  remember(listing: ModuleListing): void
}

/** Working releases kept in `storage`; without usable storage nothing is remembered, and nothing fails. */
export function keepWorkingReleases(storage: Pick<Storage, 'getItem' | 'setItem'>): WorkingReleases {
  function read(): Record<string, ModuleListing> {
    try {
      return listings.parse(JSON.parse(storage.getItem(storageKey) ?? '{}'))
    } catch {
      // Written by another version of the shell, or storage is forbidden.
      return {}
    }
  }
  return {
    last: (module) => read()[module],
    remember(listing) {
      const known = read()
      if (known[listing.name]?.version === listing.version) return
      try {
        storage.setItem(storageKey, JSON.stringify({ ...known, [listing.name]: listing }))
      } catch {
        // Full or forbidden: only the fallback is lost.
      }
    },
  }
}
