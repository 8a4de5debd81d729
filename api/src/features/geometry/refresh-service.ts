import { factsVersion, kernelVersion } from '../../geometry/facts.ts'
import { FileFacts } from '../../models/file-facts.ts'
import { FileGeometry } from '../../models/file-geometry.ts'
import { StoredFile } from '../../models/stored-file.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  buildGeometry,
  buildGeometrySlowly,
  measureFacts,
  measureFactsSlowly,
  refreshGeometry,
} from './build-geometry.ts'
import { inLine, isLarge } from './lanes.ts'

/** How many STEP files are queued at once. */
const batch = 100

/**
 * Queues the STEP files that this version of the pipeline never tried, in the order of their hashes: those that were
 * built before there were pictures or facts, and those that an older version could not read. Each goes the
 * lane of its size, behind what somebody waits for; what they have meanwhile stays.
 */
export async function refresh(
  { knex, jobs }: Pick<Platform, 'knex' | 'jobs'>,
  { after }: { after: string },
): Promise<void> {
  await knex.transaction(async (tx) => {
    const files = await StoredFile.query(tx)
      .distinctOn('files.sha256')
      .select('files.sha256', 'files.objectKey', 'files.size')
      .leftJoinRelated('[geometry, facts]')
      .where('files.kind', 'step')
      .where('files.sha256', '>', after)
      .where((either) => {
        const isOld = (of: 'geometry' | 'facts', version: string) =>
          either.orWhereRaw('??.status in (?, ?) and ??.pipeline is distinct from ?', [
            ...[of, 'ready', 'failed', of],
            version,
          ])
        isOld('geometry', kernelVersion)
        isOld('facts', factsVersion)
        either.orWhereNull('facts.sha256')
      })
      .orderBy('files.sha256')
      .limit(batch)
    for (const file of files) {
      const { sha256, objectKey } = file
      const job = { sha256, objectKey }
      const geometry = await FileGeometry.query(tx).findById(sha256)
      const facts = await FileFacts.query(tx).findById(sha256)
      if (geometry && isTriedByOlder(geometry, kernelVersion))
        await jobs.enqueue(tx, isLarge(file) ? buildGeometrySlowly : buildGeometry, job, inLine(file, true))
      if (!facts) await FileFacts.query(tx).insert({ sha256, status: 'queued' })
      if (!facts || isTriedByOlder(facts, factsVersion))
        await jobs.enqueue(tx, isLarge(file) ? measureFactsSlowly : measureFacts, job, inLine(file, true))
    }
    const last = files.at(-1)
    if (files.length === batch && last) await jobs.enqueue(tx, refreshGeometry, { after: last.sha256 })
  })
}

const isTriedByOlder = ({ status, pipeline }: Pick<FileFacts, 'status' | 'pipeline'>, version: string) =>
  (status === 'ready' || status === 'failed') && pipeline !== version

/** Queues the first look; several processes that start at once make one of it. */
export async function refreshAtStart({ knex, jobs }: Pick<Platform, 'knex' | 'jobs'>): Promise<void> {
  await knex.transaction((tx) => jobs.enqueue(tx, refreshGeometry, { after: '' }))
}
