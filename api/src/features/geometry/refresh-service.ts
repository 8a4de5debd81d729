import { factsVersion, kernelVersion } from '../../geometry/facts.ts'
import { FileFacts } from '../../models/file-facts.ts'
import { FileGeometry } from '../../models/file-geometry.ts'
import { StoredFile } from '../../models/stored-file.ts'
import type { Platform } from '../../platform/platform.ts'
import { patience, refreshGeometry } from './build-geometry.ts'
import { inLine } from './lanes.ts'
import { isDue, laneOf, theFacts, theModel } from './step-products.ts'

/** How many STEP files are queued at once. */
const batch = 100

/** After this many milliseconds files that an outage left without an answer are tried again. */
const pause = 60 * 60 * 1000

/**
 * Queues the STEP files that this version of the pipeline never tried, in the order of their hashes: those that were
 * built before there were pictures or facts, and those that an older version could not read; and those whose work never
 * ended. Each goes the lane of its size, behind what somebody waits for; what they have meanwhile stays.
 */
export async function refresh(
  { knex, jobs, clock }: Pick<Platform, 'knex' | 'jobs' | 'clock'>,
  { after }: { after: string },
): Promise<void> {
  const lostBefore = new Date(clock().getTime() - patience)
  await knex.transaction(async (tx) => {
    const files = await StoredFile.query(tx)
      .distinctOn('files.sha256')
      .select('files.sha256', 'files.objectKey', 'files.mimetype', 'files.size')
      .leftJoinRelated('[geometry, facts]')
      .where('files.kind', 'step')
      .where('files.sha256', '>', after)
      .where((either) => {
        const isOld = (of: 'geometry' | 'facts', version: string) =>
          either.orWhereRaw('??.status in (?, ?) and ??.pipeline is distinct from ?', [
            ...[of, 'ready', 'failed', of],
            version,
          ])
        const isLost = (of: 'geometry' | 'facts') =>
          either.orWhereRaw("??.status in ('queued', 'running') and ??.updated_at < ?", [of, of, lostBefore])
        isOld('geometry', kernelVersion)
        isOld('facts', factsVersion)
        isLost('geometry')
        isLost('facts')
        either.orWhereNull('facts.sha256')
      })
      .orderBy('files.sha256')
      .limit(batch)
    for (const file of files) {
      const { sha256, objectKey } = file
      const job = { sha256, objectKey }
      const now = clock()
      const geometry = await FileGeometry.query(tx).findById(sha256)
      const facts = (await FileFacts.query(tx).findById(sha256)) ?? null
      if (geometry && isDue(theModel, geometry, now))
        await jobs.enqueue(tx, laneOf(theModel, file), job, inLine(file, true))
      if (!facts) await FileFacts.query(tx).insert({ sha256, status: 'queued' })
      if (isDue(theFacts, facts, now)) await jobs.enqueue(tx, laneOf(theFacts, file), job, inLine(file, true))
    }
    const last = files.at(-1)
    if (files.length === batch && last) await jobs.enqueue(tx, refreshGeometry, { after: last.sha256 })
  })
}

/** Queues a later look at the files that could not be tried: what stood in their way may be over by then. */
export async function lookAgain({ knex, jobs, clock }: Pick<Platform, 'knex' | 'jobs' | 'clock'>): Promise<void> {
  const startAfter = new Date(clock().getTime() + pause)
  await knex.transaction((tx) =>
    jobs.enqueue(tx, refreshGeometry, { after: '' }, { singletonKey: 'later', startAfter }),
  )
}

/** Queues the first look; several processes that start at once make one of it. */
export async function refreshAtStart({ knex, jobs }: Pick<Platform, 'knex' | 'jobs'>): Promise<void> {
  await knex.transaction((tx) => jobs.enqueue(tx, refreshGeometry, { after: '' }))
}
