import type { ActorKind, GuardedRoute } from '@kerf/module-kit/platform'
import type { ReleaseDescriptor } from '@kerf/module-kit/release/descriptor'
import { guardedRoute } from '@kerf/module-kit/routing'
import type { Knex } from 'knex'
import { ModuleChannel } from '../../models/module-channel.ts'
import { ModuleMove } from '../../models/module-move.ts'
import { anybody, isInCanary, type ReleaseActor } from './actor-service.ts'
import { canaryChannel, stableChannel } from './channels.ts'
import { fitsContracts } from './release-checks.ts'
import type { Releases } from './release-service.ts'

interface ChannelRow {
  module: string
  channel: string
  sharePercent: number
  version: string
}

/** The releases an actor gets at present. */
export async function currentReleases(
  tx: Knex,
  releases: Releases,
  actor: ReleaseActor = anybody,
): Promise<ReleaseDescriptor[]> {
  const rows = await ModuleChannel.query(tx)
    .whereIn('module_channels.channel', [stableChannel, canaryChannel])
    .joinRelated('release')
    .select('module_channels.module', 'module_channels.channel', 'module_channels.sharePercent', 'release.version')
    .orderBy('module_channels.module')
    // The join selects a column of the release along with those of the channel.
    .castTo<ChannelRow[]>()
  const modules = [...new Set([...rows.map(({ module }) => module), ...Object.keys(actor.pins)])]
  const found = await Promise.all(
    modules.map(async (module) => {
      const wanted = versionsFor(module, rows, actor)
      return (await firstThatWorks(releases, module, wanted)) ?? (await lastThatWorked(tx, releases, module, wanted))
    }),
  )
  return found.filter((release) => release !== undefined)
}

/** The versions an actor may get; the first that exists is used. */
function versionsFor(module: string, rows: readonly ChannelRow[], { pins, userId }: ReleaseActor): string[] {
  const own = rows.filter((row) => row.module === module)
  const canary = own.find(({ channel }) => channel === canaryChannel)
  const stable = own.find(({ channel }) => channel === stableChannel)
  return [
    ...(pins[module] ? [pins[module]] : []),
    ...(canary && isInCanary(canary, canary.sharePercent, userId) ? [canary.version] : []),
    ...(stable ? [stable.version] : []),
  ]
}

async function firstThatWorks(
  releases: Releases,
  module: string,
  versions: readonly string[],
): Promise<ReleaseDescriptor | undefined> {
  for (const version of versions) {
    const release = await releases.find(module, version)
    if (release && fitsContracts(release.contracts)) return release
  }
  return undefined
}

/** An earlier release, used if the current one does not fit these contracts, for example after an API update. */
async function lastThatWorked(
  tx: Knex,
  releases: Releases,
  module: string,
  tried: readonly string[],
): Promise<ReleaseDescriptor | undefined> {
  if (tried.length === 0) return undefined
  const moves = await ModuleMove.query(tx)
    .where('module_moves.module', module)
    .whereIn('module_moves.kind', ['start', 'promote', 'rollback'])
    .joinRelated('release')
    .orderBy('module_moves.madeAt', 'desc')
    .limit(20)
    .select('release.version')
    .castTo<{ version: string }[]>()
  const versions = [...new Set(moves.map(({ version }) => version))].filter((version) => !tried.includes(version))
  return firstThatWorks(releases, module, versions)
}

/** The releases an actor may load. */
export function loadableBy(actor: ActorKind, releases: readonly ReleaseDescriptor[]): ReleaseDescriptor[] {
  return releases.filter(({ manifest }) => manifest.access.includes(actor))
}

/** Paths that an actor may not open, so that the shell can tell them from unknown ones. */
export function guardedFrom(actor: ActorKind, releases: readonly ReleaseDescriptor[]): GuardedRoute[] {
  return releases.flatMap(({ manifest }) =>
    manifest.routes.map((route) => guardedRoute(manifest, route)).filter(({ access }) => !access.includes(actor)),
  )
}
