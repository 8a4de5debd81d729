import { kernelVersion } from '../../geometry/facts.ts'
import { StoredFile } from '../../models/stored-file.ts'
import type { Platform } from '../../platform/platform.ts'
import { buildGeometrySlowly, refreshGeometry } from './build-geometry.ts'

/** How many STEP files are queued at once. */
const batch = 100

/**
 * Queues the STEP files that this version of the pipeline has never tried, in the order of their hashes: those that
 * were built before there were pictures, and those that an older version could not read. Nobody is waiting for them, so
 * they go to the slow lane; their old models stay meanwhile.
 */
export async function refresh(
  { knex, jobs }: Pick<Platform, 'knex' | 'jobs'>,
  { after }: { after: string },
): Promise<void> {
  await knex.transaction(async (tx) => {
    const files = await StoredFile.query(tx)
      .distinctOn('files.sha256')
      .select('files.sha256', 'files.objectKey')
      .joinRelated('geometry')
      .where('files.kind', 'step')
      .where('files.sha256', '>', after)
      .whereIn('geometry.status', ['ready', 'failed'])
      .whereRaw('geometry.pipeline is distinct from ?', [kernelVersion])
      .orderBy('files.sha256')
      .limit(batch)
    for (const { sha256, objectKey } of files) {
      await jobs.enqueue(tx, buildGeometrySlowly, { sha256, objectKey }, { singletonKey: sha256 })
    }
    const last = files.at(-1)
    if (files.length === batch && last) await jobs.enqueue(tx, refreshGeometry, { after: last.sha256 })
  })
}

/** Queues the first search; several processes starting at once queue only one. */
export async function refreshAtStart({ knex, jobs }: Pick<Platform, 'knex' | 'jobs'>): Promise<void> {
  await knex.transaction((tx) => jobs.enqueue(tx, refreshGeometry, { after: '' }))
}
