import { type ModuleManifest, moduleManifest } from '@kerf/module-kit/platform'
import type {
  PromoteModuleBody,
  RollBackModuleBody,
  SetModuleCanaryBody,
} from '@kerf/shared-contracts/contracts/modules-admin'
import type { Knex } from 'knex'
import type { z } from 'zod'
import { ModuleChannel } from '../../models/module-channel.ts'
import { ModuleMove } from '../../models/module-move.ts'
import { ModuleRelease } from '../../models/module-release.ts'
import { problem } from '../../platform/errors.ts'
import { assertNotStale } from '../../platform/not-stale.ts'
import type { Work } from '../../platform/work.ts'
import { canaryChannel, lockOf, stableChannel } from './channels.ts'
import { moduleCanarySet, modulePromoted, moduleRolledBack } from './events.ts'
import type { Publishing } from './publishing.ts'
import { assertFits } from './release-checks.ts'

/** The version of a channel that points at nothing. */
const noRelease = '00000000-0000-0000-0000-000000000000'

type Moving = Pick<Publishing, 'releases' | 'offer'>

/** Makes concurrent changes to a module's channels wait for each other. */
export async function lockModule(tx: Knex.Transaction, module: string): Promise<void> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [lockOf(module)])
}

/** The manifests of the other modules that users get, be it a share of them. */
export async function othersThan(tx: Knex, module: string): Promise<ModuleManifest[]> {
  const others = await ModuleChannel.query(tx)
    .whereIn('channel', [stableChannel, canaryChannel])
    .whereNot({ 'module_channels.module': module })
    .withGraphFetched('release')
  return others.flatMap(({ release }) => moduleManifest.safeParse(release?.manifest).data ?? [])
}

/**
 * Gives a release to everybody. A canary of the same release ends; any other continues.
 * @throws Problem `module.*`, `write.stale`
 */
export async function promote(
  work: Work,
  moving: Moving,
  module: string,
  { version, basedOn }: z.output<typeof PromoteModuleBody>,
): Promise<void> {
  const { release, stable, canary } = await prepare(work, module, version)
  await assertAsSeen(work, stable, basedOn, { stable: version })
  if (stable?.releaseId === release.id) return
  await assertWorks(work, moving, release)
  await point(work, stableChannel, release, 100)
  if (canary?.releaseId === release.id) await canary.$query(work.tx).delete()
  await noteMove(work, 'promote', release, stable?.release)
  const previous = stable?.release?.version ?? null
  await work.happened(modulePromoted, { release, previous, pipeline: work.request.token?.name ?? null })
}

/**
 * Gives a release to a share of the users, or ends the canary.
 * @throws Problem `module.*`, `write.stale`
 */
export async function setCanary(
  work: Work,
  moving: Moving,
  module: string,
  { version, percent, basedOn }: z.output<typeof SetModuleCanaryBody>,
): Promise<void> {
  const { release, canary } = await prepare(work, module, version)
  const present = { canary: canary?.release?.version ?? null, percent: canary?.sharePercent ?? null }
  const changedBy = {
    object: { type: 'module_release', id: canary?.releaseId ?? release.id },
    actions: [moduleCanarySet.name],
  }
  await assertNotStale(work, { basedOn, present, wanted: { canary: version, percent }, changedBy })
  if (percent === 0 && canary?.releaseId !== release.id) return
  if (percent > 0) await assertWorks(work, moving, release)
  if (percent > 0) await point(work, canaryChannel, release, percent)
  else await canary?.$query(work.tx).delete()
  await noteMove(work, percent > 0 ? 'canary' : 'canary_end', release, canary?.release, percent)
  await work.happened(moduleCanarySet, { release, percent, pipeline: work.request.token?.name ?? null })
}

/**
 * Returns to the release everybody had before the current one, and ends the canary, which may have the same fault too.
 * @throws Problem `module.*`, `write.stale`
 */
export async function rollBack(
  work: Work,
  moving: Moving,
  module: string,
  { basedOn }: z.output<typeof RollBackModuleBody>,
): Promise<void> {
  const { stable, canary } = await channelsFor(work, module)
  if (!stable?.release) throw problem('module.not_found')
  await assertAsSeen(work, stable, basedOn)
  const release = await releaseBefore(work.tx, stable)
  if (!release) throw problem('module.nothing_before')
  await assertWorks(work, moving, release)
  await point(work, stableChannel, release, 100)
  await canary?.$query(work.tx).delete()
  await noteMove(work, 'rollback', release, stable.release)
  const previous = stable.release.version
  await work.happened(moduleRolledBack, { release, previous, pipeline: work.request.token?.name ?? null })
}

/** What everybody had before they were first given the current release. */
export async function releaseBefore(tx: Knex, stable: Pick<ModuleChannel, 'module' | 'releaseId'>) {
  const { module, releaseId } = stable
  const move = await ModuleMove.query(tx)
    .where({ module, releaseId })
    .whereIn('kind', ['start', 'promote'])
    .whereNotNull('previousReleaseId')
    .orderBy('madeAt', 'desc')
    .orderBy('id', 'desc')
    .withGraphFetched('previous')
    .first()
  return move?.previous
}

async function channelsFor(work: Work, module: string) {
  await lockModule(work.tx, module)
  const token = work.request.token
  if (token?.module != null && token.module !== module) throw problem('module.token_for_other')
  const channels = await ModuleChannel.query(work.tx).where({ module }).withGraphFetched('release')
  const named = (name: string) => channels.find(({ channel }) => channel === name)
  return { stable: named(stableChannel), canary: named(canaryChannel) }
}

async function prepare(work: Work, module: string, version: string) {
  const channels = await channelsFor(work, module)
  const release = await ModuleRelease.query(work.tx).findOne({ module, version })
  if (release) return { ...channels, release }
  const isKnown = await ModuleRelease.query(work.tx).findOne({ module })
  throw problem(isKnown ? 'module.release_not_found' : 'module.not_found')
}

async function assertAsSeen(
  work: Work,
  stable: ModuleChannel | undefined,
  basedOn: { stable: string | null } | undefined,
  wanted?: { stable: string },
): Promise<void> {
  const actions = [modulePromoted.name, moduleRolledBack.name]
  const changedBy = { object: { type: 'module_release', id: stable?.releaseId ?? noRelease }, actions }
  const present = { stable: stable?.release?.version ?? null }
  await assertNotStale(work, { basedOn, present, ...(wanted && { wanted }), changedBy })
}

/** The API may have been updated since the release was published, and other modules may have taken its routes. */
async function assertWorks(
  { tx }: Work,
  { releases, offer }: Moving,
  { module, version }: ModuleRelease,
): Promise<void> {
  const release = await releases.find(module, version)
  if (!release) throw problem('module.release_not_found')
  assertFits(release, offer(), await othersThan(tx, module))
}

async function point(
  { tx, now }: Work,
  channel: string,
  { module, id }: ModuleRelease,
  percent: number,
): Promise<void> {
  await ModuleChannel.query(tx)
    .insert({ module, channel, releaseId: id, sharePercent: percent, updatedAt: now })
    .onConflict(['module', 'channel'])
    .merge(['releaseId', 'sharePercent', 'updatedAt'])
}

async function noteMove(
  { tx, now, actor, request }: Work,
  kind: ModuleMove['kind'],
  release: ModuleRelease,
  previous: ModuleRelease | undefined,
  percent: number | null = null,
): Promise<void> {
  await ModuleMove.query(tx).insert({
    module: release.module,
    kind,
    releaseId: release.id,
    previousReleaseId: previous?.id ?? null,
    percent,
    madeBy: actor.id,
    tokenId: request.token?.id ?? null,
    madeAt: now,
  })
}
