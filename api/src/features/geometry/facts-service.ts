import type { GeometryPool } from '../../geometry/geometry-pool.ts'
import { FileFacts } from '../../models/file-facts.ts'
import { StoredFile } from '../../models/stored-file.ts'
import { problem } from '../../platform/errors.ts'
import type { Attempt } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ReadWork } from '../../platform/work.ts'
import { attemptProduct } from './attempt-service.ts'
import type { StepJob } from './build-geometry.ts'
import type { StepBytes } from './state-service.ts'
import { theFacts } from './step-products.ts'

/**
 * How far the facts of a STEP file are.
 * @throws Problem `geometry.not_step` for any other file
 */
export async function findFacts({ tx }: Pick<ReadWork, 'tx'>, file: StepBytes): Promise<FileFacts | null> {
  if (file.kind !== 'step') throw problem('geometry.not_step')
  return (await FileFacts.query(tx).findById(file.sha256)) ?? null
}

/** Measures a file and keeps what was found (see `attemptProduct`). */
export function measure(
  platform: Platform,
  pool: Pick<GeometryPool<'facts'>, 'build'>,
  job: StepJob,
  attempt: Attempt,
): Promise<void> {
  return attemptProduct(platform, theFacts, job, attempt, {
    run: (stepPath, folder, signal) => pool.build(stepPath, folder, signal),
    keep: async (facts) => ({ facts }),
  })
}

/**
 * Removes the facts of deleted files.
 * @param before keeps those made since then, as their file's row may not be committed yet
 */
export async function sweepFacts({ knex }: Pick<Platform, 'knex'>, before: Date): Promise<void> {
  await FileFacts.query(knex)
    .delete()
    .where('updatedAt', '<', before)
    .whereNotExists(StoredFile.query(knex).whereColumn('files.sha256', 'file_facts.sha256'))
}
