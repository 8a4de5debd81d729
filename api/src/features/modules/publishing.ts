import path from 'node:path'
import { type PageOffer, pageOffer } from '@kerf/module-kit/release/page-offer'
import type { Platform } from '../../platform/platform.ts'
import type { ObjectStore } from '../../platform/storage/object-store.ts'
import { openReleases, type Releases } from './release-service.ts'

/** What publishing needs. */
export interface Publishing {
  store: ObjectStore
  releases: Releases
  /** What the page of this Kerf offers to modules. */
  offer(): PageOffer
}

/** The checkout: this file is api/src/features/modules/publishing.ts. */
const checkout = path.resolve(import.meta.dirname, '../../../..')

/** Publishing into the store of this Kerf, for its own page. */
export function openPublishing({ store, ...witness }: Pick<Platform, 'store' | 'knex' | 'log'>): Publishing {
  let offered: PageOffer | undefined
  return {
    store,
    releases: openReleases(store, witness),
    offer() {
      offered ??= pageOffer(checkout)
      return offered
    },
  }
}
