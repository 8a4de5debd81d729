import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { builtFiles, kernelVersion } from '../../geometry/facts.ts'
import type { GeometryPool } from '../../geometry/geometry-pool.ts'
import { FileGeometry } from '../../models/file-geometry.ts'
import { StoredFile } from '../../models/stored-file.ts'
import { problem } from '../../platform/errors.ts'
import type { Attempt } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ReadWork } from '../../platform/work.ts'
import { attemptProduct } from './attempt-service.ts'
import type { StepJob } from './build-geometry.ts'
import { modelVersion } from './model-version.ts'
import type { StepBytes } from './state-service.ts'
import { theModel } from './step-products.ts'

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

/** Builds and stores one model with its picture (see `attemptProduct`). */
export function build(
  platform: Platform,
  pool: Pick<GeometryPool, 'build'>,
  job: StepJob,
  attempt: Attempt,
): Promise<void> {
  return attemptProduct(platform, theModel, job, attempt, {
    run: (stepPath, folder, signal) => pool.build(stepPath, folder, signal),
    async keep(facts, folder) {
      const [objectKey, pictureKey] = [keyOf(job.sha256, 'model'), keyOf(job.sha256, 'picture')]
      // Through files, so that neither the STEP file nor the model is ever held whole in this process's memory.
      const store = (key: string, file: keyof typeof builtFiles, contentType: string) =>
        platform.store.put(key, createReadStream(join(folder, builtFiles[file])), { contentType })
      await store(pictureKey, 'picture', pictureType)
      await store(objectKey, 'model', 'model/gltf-binary')
      return { facts, objectKey, pictureKey }
    },
  })
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
