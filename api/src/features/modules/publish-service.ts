import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { descriptorFile, type ReleaseDescriptor, readDescriptor } from '@kerf/module-kit/release/descriptor'
import type { Knex } from 'knex'
import { ModuleChannel } from '../../models/module-channel.ts'
import { ModuleMove } from '../../models/module-move.ts'
import { ModuleRelease } from '../../models/module-release.ts'
import type { Log } from '../../platform/log/log.ts'
import type { ObjectStore } from '../../platform/storage/object-store.ts'
import { builtChannel, lockOf, stableChannel } from './channels.ts'
import { openReleases, recordedHashes, sameHashes } from './release-service.ts'

/** The checkout: this file is api/src/features/modules/publish-service.ts. */
const checkout = path.resolve(import.meta.dirname, '../../../..')

interface Dependencies {
  knex: Knex
  store: ObjectStore
  log: Log
}

/** The version is already published with other bytes. */
export class ReleaseDiffers extends Error {
  constructor({ module, version }: ReleaseDescriptor) {
    super(`${module} ${version} is published already with other content; a release never changes`)
    this.name = 'ReleaseDiffers'
  }
}

/**
 * Publishes every built module of the checkout, and points `stable` at a build if it differs from the last one
 * published here. Several processes may do this at once; repeating it changes nothing.
 *
 * @param root the checkout; the running one by default
 * @throws {ReleaseDiffers} when a version is already published with other content
 */
export async function publishBuiltModules({ knex, store, log }: Dependencies, root = checkout): Promise<void> {
  for (const dist of builtModules(root)) {
    const descriptor = readDescriptor(dist)
    await knex.transaction(async (tx) => {
      const release = await publishRelease({ knex: tx, store, log }, descriptor, dist)
      const built = await ModuleChannel.query(tx).findById([descriptor.module, builtChannel])
      if (built?.releaseId === release.id) return
      await pointChannel(tx, builtChannel, release)
      await moveStable(tx, release)
      log.info({ module: release.module, version: release.version }, 'published a module')
    })
  }
}

function builtModules(root: string): string[] {
  return readdirSync(root)
    .map((workspace) => path.join(root, workspace, 'dist'))
    .filter((dist) => existsSync(path.join(dist, descriptorFile)))
}

/** Stores a release and its row unless both exist. A concurrent publication of the same module waits. */
async function publishRelease(
  { knex: tx, store, log }: Dependencies & { knex: Knex.Transaction },
  descriptor: ReleaseDescriptor,
  dist: string,
): Promise<ModuleRelease> {
  const { module, version } = descriptor
  await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [lockOf(module)])
  const integrity = recordedHashes(descriptor)
  const existing = await ModuleRelease.query(tx).findOne({ module, version })
  if (existing && !sameHashes(existing.integrity, integrity)) throw new ReleaseDiffers(descriptor)

  const releases = openReleases(store, { knex: tx, log })
  if (!(existing && (await releases.find(module, version)))) await releases.put(descriptor, dist)
  if (existing) return existing
  const { contracts, commit, manifest } = descriptor
  const size = Object.values(descriptor.files).reduce((sum, file) => sum + file.size, 0)
  return ModuleRelease.query(tx).insertAndFetch({ module, version, integrity, manifest, contracts, commit, size })
}

/** A canary continues until its team ends it. */
async function moveStable(tx: Knex.Transaction, release: ModuleRelease): Promise<void> {
  const { module, id } = release
  const before = await ModuleChannel.query(tx).findById([module, stableChannel])
  await pointChannel(tx, stableChannel, release)
  if (before?.releaseId === id) return
  await ModuleMove.query(tx).insert({
    module,
    kind: 'start',
    releaseId: id,
    previousReleaseId: before?.releaseId ?? null,
  })
}

async function pointChannel(tx: Knex.Transaction, channel: string, { module, id }: ModuleRelease): Promise<void> {
  await ModuleChannel.query(tx)
    .insert({ module, channel, releaseId: id, sharePercent: 100 })
    .onConflict(['module', 'channel'])
    .merge(['releaseId', 'updatedAt'])
}
