import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type GeometryFacts, kernelVersion } from '../../geometry/facts.ts'
import { GeometryFailure, type GeometryFailureCode } from '../../geometry/failure.ts'
import type { GeometryPool } from '../../geometry/geometry-pool.ts'
import { FileGeometry } from '../../models/file-geometry.ts'
import { StoredFile } from '../../models/stored-file.ts'
import { problem } from '../../platform/errors.ts'
import type { Attempt } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { ObjectMissing } from '../../platform/storage/object-store.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { buildGeometry } from './build-geometry.ts'
import { writeStep } from './write-step.ts'

/** The bytes of a STEP file, as a row of `files` names them. */
export type StepBytes = Pick<StoredFile, 'sha256' | 'objectKey' | 'kind'>

/** After this many milliseconds a build that never ended is requested again; its job may have been lost. */
const patience = 10 * 60 * 1000

const modelKey = (sha256: string) => `geometry/${sha256}/${kernelVersion}/part.glb.gz`

/**
 * The state of a STEP file's model.
 * @throws Problem `geometry.not_step` for any other file
 */
export async function findGeometry({ tx }: Pick<ReadWork, 'tx'>, file: StepBytes): Promise<FileGeometry | null> {
  if (file.kind !== 'step') throw problem('geometry.not_step')
  return (await FileGeometry.query(tx).findById(file.sha256)) ?? null
}

/** Whether the model must be built: never built, built by an older kernel, or failed for no fault of the file. */
export function needsBuilding(geometry: FileGeometry | null, now: Date): boolean {
  if (!geometry) return true
  if (geometry.status === 'ready') return geometry.objectKey !== modelKey(geometry.sha256)
  return geometry.status !== 'failed' && now.getTime() - geometry.updatedAt.getTime() > patience
}

/**
 * Makes sure that a STEP file gets its model: when it is uploaded, and again when it is viewed. Other files are
 * ignored. The model belongs to the bytes, so a file sent twice is built once.
 */
export async function ensureGeometry(work: Pick<Work, 'tx' | 'now' | 'enqueue'>, file: StepBytes): Promise<void> {
  if (file.kind !== 'step') return
  const { sha256, objectKey } = file
  if (!needsBuilding(await findGeometry(work, file), work.now)) return
  await FileGeometry.query(work.tx)
    .insert({ sha256, status: 'queued', createdAt: work.now, updatedAt: work.now })
    .onConflict('sha256')
    .merge({ status: 'queued', objectKey: null, updatedAt: work.now })
  await work.enqueue(buildGeometry, { sha256, objectKey }, { singletonKey: sha256 })
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
  return { objectKey: geometry.objectKey, etag: `${file.sha256}-${kernelVersion}` }
}

/** Builds and stores one model. Running it twice gives the same result. */
export async function build(
  { knex, store, log, clock, config }: Pick<Platform, 'knex' | 'store' | 'log' | 'clock' | 'config'>,
  pool: GeometryPool,
  { sha256, objectKey }: { sha256: string; objectKey: string },
  attempt: Attempt,
): Promise<void> {
  const update = (changes: Partial<FileGeometry>) =>
    FileGeometry.query(knex)
      .findById(sha256)
      .patch({ ...changes, updatedAt: clock() })
  const fail = (errorCode: GeometryFailureCode) => update({ status: 'failed', errorCode, objectKey: null, facts: null })

  await update({ status: 'running' })
  const folder = await mkdtemp(join(tmpdir(), 'kerf-geometry-'))
  try {
    const facts = await buildIn(folder, {
      store,
      pool,
      objectKey,
      target: modelKey(sha256),
      maxBytes: config.files.stepBytes,
      signal: attempt.signal,
    })
    await update({ status: 'ready', objectKey: modelKey(sha256), facts: { ...facts }, errorCode: null })
  } catch (error) {
    if (error instanceof GeometryFailure) {
      log.info({ sha256, code: error.code, cause: error.cause }, 'a STEP file has no model')
      await fail(error.code)
    } else if (error instanceof ObjectMissing) {
      // the file was removed before its turn came
      await FileGeometry.query(knex).deleteById(sha256)
    } else if (attempt.number > buildGeometry.retryLimit) {
      // The kernel died at every attempt, most likely out of memory.
      log.error({ err: error, sha256 }, 'building a model was given up')
      await fail('geometry.too_complex')
    } else {
      throw error
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Build extends Pick<Platform, 'store'> {
  pool: GeometryPool
  objectKey: string
  target: string
  /** Of the STEP file, unpacked. */
  maxBytes: number
  signal: AbortSignal
}

/** Through files, so that neither STEP file nor model is ever whole in this process's memory. */
async function buildIn(
  folder: string,
  { store, pool, objectKey, target, maxBytes, signal }: Build,
): Promise<GeometryFacts> {
  const [stepPath, modelPath] = [join(folder, 'part.step'), join(folder, 'part.glb.gz')]
  await writeStep((await store.get(objectKey)).stream, stepPath, { maxBytes, signal })
  const facts = await pool.build(stepPath, modelPath, signal)
  await store.put(target, createReadStream(modelPath), { contentType: 'model/gltf-binary' })
  return facts
}

/**
 * Removes the models of deleted files. It may run twice, and be interrupted anywhere.
 * @param before keeps models made since then, as their file's row may not be committed yet
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
