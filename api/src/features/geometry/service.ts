import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtFiles, type GeometryFacts, kernelVersion } from '../../geometry/facts.ts'
import { GeometryFailure, type GeometryFailureCode } from '../../geometry/failure.ts'
import type { GeometryPool } from '../../geometry/geometry-pool.ts'
import { FileGeometry } from '../../models/file-geometry.ts'
import { StoredFile } from '../../models/stored-file.ts'
import { problem } from '../../platform/errors.ts'
import type { Attempt } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { ObjectMissing } from '../../platform/storage/object-store.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { buildGeometry, buildGeometrySlowly, patience } from './build-geometry.ts'
import { inLine, isLarge } from './lanes.ts'
import { isLast, runKernel } from './last-attempt.ts'
import { modelVersion } from './model-version.ts'
import { lookAgain } from './refresh-service.ts'
import { writeStep } from './write-step.ts'

/** The bytes of a STEP file, as a row of `files` identifies them. */
export type StepBytes = Pick<StoredFile, 'sha256' | 'objectKey' | 'kind' | 'mimetype' | 'size'>

/** Media type of pictures. */
export const pictureType = 'image/webp'

const keyOf = (sha256: string, file: keyof typeof builtFiles) =>
  `geometry/${sha256}/${kernelVersion}/${builtFiles[file]}`

/**
 * The state of a STEP file's model.
 * @throws Problem `geometry.not_step` for any other file
 */
export async function findGeometry({ tx }: Pick<ReadWork, 'tx'>, file: StepBytes): Promise<FileGeometry | null> {
  if (file.kind !== 'step') throw problem('geometry.not_step')
  return (await FileGeometry.query(tx).findById(file.sha256)) ?? null
}

/** Whether the model must be built: never tried, tried by an older pipeline, or the job was lost. */
export function needsBuilding(geometry: FileGeometry | null, now: Date): boolean {
  if (!geometry) return true
  if (geometry.status === 'ready' || geometry.status === 'failed') return geometry.pipeline !== kernelVersion
  return now.getTime() - geometry.updatedAt.getTime() > patience
}

/**
 * Makes sure that a STEP file gets its model: when it is uploaded, and again when it is viewed. Other files are
 * ignored. The model belongs to the bytes, so a file uploaded twice is built once. A model from an older pipeline is
 * shown until the new one is ready.
 */
export async function ensureGeometry(work: Pick<Work, 'tx' | 'now' | 'enqueue'>, file: StepBytes): Promise<void> {
  if (file.kind !== 'step') return
  const { sha256, objectKey } = file
  const geometry = await findGeometry(work, file)
  if (!needsBuilding(geometry, work.now)) return
  if (geometry?.status !== 'ready') {
    await FileGeometry.query(work.tx)
      .insert({ sha256, status: 'queued', createdAt: work.now, updatedAt: work.now })
      .onConflict('sha256')
      .merge({ status: 'queued', updatedAt: work.now })
  }
  const lane = isLarge(file) ? buildGeometrySlowly : buildGeometry
  await work.enqueue(lane, { sha256, objectKey }, inLine(file, geometry?.status === 'ready'))
}

/**
 * The ready model of a STEP file, kept gzipped.
 * @throws Problem `geometry.not_step`, `geometry.not_ready`
 */
export async function getModel(
  work: Pick<ReadWork, 'tx'>,
  file: StepBytes,
): Promise<{ objectKey: string; etag: string }> {
  const geometry = await findGeometry(work, file)
  if (geometry?.status !== 'ready' || geometry.objectKey === null) throw problem('geometry.not_ready')
  return { objectKey: geometry.objectKey, etag: modelVersion(geometry) }
}

/**
 * The picture of a STEP file.
 * @throws Problem `file.no_picture` for any other file, and until the picture is made
 */
export async function getPicture(
  { tx }: Pick<ReadWork, 'tx'>,
  file: StepBytes,
): Promise<{ objectKey: string; etag: string }> {
  const geometry = file.kind === 'step' ? await FileGeometry.query(tx).findById(file.sha256) : undefined
  if (!geometry?.pictureKey) throw problem('file.no_picture')
  return { objectKey: geometry.pictureKey, etag: `${file.sha256}-${geometry.pipeline}` }
}

/**
 * Builds and stores one model with its picture. Running it twice gives the same result. What goes wrong without being
 * the file's fault is thrown; after the last attempt the file waits to be tried again.
 */
export async function build(
  platform: Pick<Platform, 'knex' | 'jobs' | 'store' | 'log' | 'clock' | 'config'>,
  pool: Pick<GeometryPool, 'build'>,
  { sha256, objectKey }: { sha256: string; objectKey: string },
  attempt: Attempt,
): Promise<void> {
  const { knex, store, log, clock, config } = platform
  const update = (changes: Partial<FileGeometry>) =>
    FileGeometry.query(knex)
      .findById(sha256)
      .patch({ ...changes, updatedAt: clock() })
  // A model made by an older pipeline is kept, whatever the outcome of this attempt.
  const unlessReady = (changes: Partial<FileGeometry>) => update(changes).whereNot('status', 'ready')
  const fail = async (errorCode: GeometryFailureCode) => {
    await unlessReady({ status: 'failed', errorCode, objectKey: null, facts: null })
    await update({ pipeline: kernelVersion })
  }

  await unlessReady({ status: 'running' })
  const folder = await mkdtemp(join(tmpdir(), 'kerf-geometry-'))
  try {
    const facts = await buildIn(folder, {
      store,
      pool,
      objectKey,
      sha256,
      maxBytes: config.files.stepBytes,
      attempt,
    })
    await update({
      ...{ status: 'ready', facts: { ...facts }, errorCode: null, pipeline: kernelVersion },
      ...{ objectKey: keyOf(sha256, 'model'), pictureKey: keyOf(sha256, 'picture') },
    })
  } catch (error) {
    if (error instanceof GeometryFailure) {
      log.info({ sha256, code: error.code, cause: error.cause }, 'a STEP file has no model')
      await fail(error.code)
    } else if (error instanceof ObjectMissing) {
      // the file was deleted before its turn came
      await FileGeometry.query(knex).deleteById(sha256)
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

interface Build extends Pick<Platform, 'store'> {
  pool: Pick<GeometryPool, 'build'>
  objectKey: string
  sha256: string
  /** Of the STEP file, unpacked. */
  maxBytes: number
  attempt: Pick<Attempt, 'number' | 'signal'>
}

/** Through files, so that neither the STEP file nor the model is ever held whole in this process's memory. */
async function buildIn(
  folder: string,
  { store, pool, objectKey, sha256, maxBytes, attempt }: Build,
): Promise<GeometryFacts> {
  const stepPath = join(folder, 'part.step')
  const { signal } = attempt
  await writeStep((await store.get(objectKey)).stream, stepPath, { maxBytes, signal })
  const facts = await runKernel(() => pool.build(stepPath, folder, signal), attempt)
  const keep = (file: keyof typeof builtFiles, contentType: string) =>
    store.put(keyOf(sha256, file), createReadStream(join(folder, builtFiles[file])), { contentType })
  await keep('picture', pictureType)
  await keep('model', 'model/gltf-binary')
  return facts
}

/**
 * Removes the models of deleted files. Safe to run twice and to interrupt anywhere.
 * @param before keeps models made since then, because their file's row may not be committed yet
 */
export async function sweepModels({ knex, store }: Pick<Platform, 'knex' | 'store'>, before: Date): Promise<void> {
  const orphans = await FileGeometry.query(knex)
    .where('updatedAt', '<', before)
    .whereNotExists(StoredFile.query(knex).whereColumn('files.sha256', 'file_geometry.sha256'))
  for (const { sha256 } of orphans) {
    for await (const { key } of store.list(`geometry/${sha256}/`)) await store.delete(key)
    await FileGeometry.query(knex).deleteById(sha256)
  }
}
