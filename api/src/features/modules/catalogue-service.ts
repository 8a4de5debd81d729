import type { ActorKind, GuardedRoute } from '@kerf/module-kit/platform'
import type { ReleaseDescriptor } from '@kerf/module-kit/release/descriptor'
import { routeAccess } from '@kerf/module-kit/routing'
import type { Knex } from 'knex'
import { ModuleChannel } from '../../models/module-channel.ts'
import { stableChannel } from './publish-service.ts'
import type { Releases } from './release-service.ts'

/** The releases that users get at present. */
export async function currentReleases(tx: Knex, releases: Releases): Promise<ReleaseDescriptor[]> {
  const channels = await ModuleChannel.query(tx)
    .where('module_channels.channel', stableChannel)
    .joinRelated('release')
    .select('module_channels.module', 'release.version')
    .orderBy('module_channels.module')
    // The join selects a column of the release along with those of the channel.
    .castTo<{ module: string; version: string }[]>()
  const found = await Promise.all(channels.map(({ module, version }) => releases.find(module, version)))
  return found.filter((release) => release !== null)
}

/** Which of the releases an actor may load. */
export function loadableBy(actor: ActorKind, releases: readonly ReleaseDescriptor[]): ReleaseDescriptor[] {
  return releases.filter(({ manifest }) => manifest.access.includes(actor))
}

/** Paths that an actor may not open, so that the shell can tell them from unknown ones. */
export function guardedFrom(actor: ActorKind, releases: readonly ReleaseDescriptor[]): GuardedRoute[] {
  return releases.flatMap(({ manifest }) =>
    manifest.routes
      .map((route) => ({ path: route.path, access: [...routeAccess(manifest, route)] }))
      .filter(({ access }) => !access.includes(actor)),
  )
}
