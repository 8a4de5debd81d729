import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PartFacts } from '@kerf/shared-contracts/contracts/geometry'
import { factsVersion } from '../../geometry/facts.ts'
import { GeometryFailure, type GeometryFailureCode } from '../../geometry/failure.ts'
import type { GeometryPool } from '../../geometry/geometry-pool.ts'
import { FileFacts } from '../../models/file-facts.ts'
import { StoredFile } from '../../models/stored-file.ts'
import { problem } from '../../platform/errors.ts'
import type { Attempt } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { ObjectMissing } from '../../platform/storage/object-store.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { measureFacts, measureFactsSlowly, patience } from './build-geometry.ts'
import { inLine, isLarge } from './lanes.ts'
import { isLast, runKernel } from './last-attempt.ts'
import { lookAgain } from './refresh-service.ts'
import type { StepBytes } from './service.ts'
import { writeStep } from './write-step.ts'

/**
 * How far the facts of a STEP file are.
 * @throws Problem `geometry.not_step` for any other file
 */
export async function findFacts({ tx }: Pick<ReadWork, 'tx'>, file: StepBytes): Promise<FileFacts | null> {
  if (file.kind !== 'step') throw problem('geometry.not_step')
  return (await FileFacts.query(tx).findById(file.sha256)) ?? null
}

/** Whether a file must be measured: never tried, tried by an older version, or lost on the way. */
export function needsMeasuring(facts: FileFacts | null, now: Date): boolean {
  if (!facts) return true
  if (facts.status === 'ready' || facts.status === 'failed') return facts.pipeline !== factsVersion
  return now.getTime() - facts.updatedAt.getTime() > patience
}

/**
 * Makes sure that a STEP file is measured: when it is uploaded, and again when its facts are asked for. Other files are
 * ignored. Facts belong to the bytes, so a file sent twice is measured once. What an older version found is shown until
 * there is something newer.
 */
export async function ensureFacts(work: Pick<Work, 'tx' | 'now' | 'enqueue'>, file: StepBytes): Promise<void> {
  if (file.kind !== 'step') return
  const { sha256, objectKey } = file
  const facts = await findFacts(work, file)
  if (!needsMeasuring(facts, work.now)) return
  if (facts?.status !== 'ready') {
    await FileFacts.query(work.tx)
      .insert({ sha256, status: 'queued', createdAt: work.now, updatedAt: work.now })
      .onConflict('sha256')
      .merge({ status: 'queued', updatedAt: work.now })
  }
  const lane = isLarge(file) ? measureFactsSlowly : measureFacts
  await work.enqueue(lane, { sha256, objectKey }, inLine(file, facts?.status === 'ready'))
}

/**
 * Measures a file and keeps what was found. Running it twice gives the same result. What goes wrong without being the
 * file's fault is thrown; after the last attempt the file waits to be tried again.
 */
export async function measure(
  platform: Pick<Platform, 'knex' | 'jobs' | 'store' | 'log' | 'clock' | 'config'>,
  pool: Pick<GeometryPool<'facts'>, 'build'>,
  { sha256, objectKey }: { sha256: string; objectKey: string },
  attempt: Attempt,
): Promise<void> {
  const { knex, store, log, clock, config } = platform
  const update = (changes: Partial<FileFacts>) =>
    FileFacts.query(knex)
      .findById(sha256)
      .patch({ ...changes, updatedAt: clock() })
  // What an older version found is kept, whatever becomes of this attempt.
  const unlessReady = (changes: Partial<FileFacts>) => update(changes).whereNot('status', 'ready')
  const fail = async (errorCode: GeometryFailureCode) => {
    await unlessReady({ status: 'failed', errorCode, facts: null })
    await update({ pipeline: factsVersion })
  }

  await unlessReady({ status: 'running' })
  const folder = await mkdtemp(join(tmpdir(), 'kerf-facts-'))
  try {
    const stepPath = join(folder, 'part.step')
    const { stream } = await store.get(objectKey)
    await writeStep(stream, stepPath, { maxBytes: config.files.stepBytes, signal: attempt.signal })
    const facts: PartFacts = await runKernel(() => pool.build(stepPath, folder, attempt.signal), attempt)
    await update({ status: 'ready', facts, errorCode: null, pipeline: factsVersion })
  } catch (error) {
    if (error instanceof GeometryFailure) {
      log.info({ sha256, code: error.code, cause: error.cause }, 'a STEP file has no facts')
      await fail(error.code)
    } else if (error instanceof ObjectMissing) {
      // the file was removed before its turn came
      await FileFacts.query(knex).deleteById(sha256)
    } else {
      if (isLast(attempt)) {
        await unlessReady({ status: 'queued' })
        await lookAgain(platform)
      }
      throw error
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
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
