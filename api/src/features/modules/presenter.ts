import type { ReleaseDescriptor } from '@kerf/module-kit/release/descriptor'
import type * as contract from '@kerf/shared-contracts/contracts/modules-admin'
import type { z } from 'zod'
import type { ModuleMove } from '../../models/module-move.ts'
import type { ModuleReleaseView } from '../../models/views/module-release-view.ts'
import { fitsContracts } from './release-checks.ts'
import type { ChannelsOf } from './status-service.ts'

type Answer<S extends z.ZodType> = z.input<S>

/** A release, as admins see it. */
export function presentRelease(release: ModuleReleaseView): Answer<typeof contract.ModuleRelease> {
  return {
    id: release.id,
    module: release.module,
    version: release.version,
    contracts: release.contracts,
    fits: fitsContracts(release.contracts),
    commit: release.commit,
    size: release.size ?? 0,
    publishedBy: release.publishedBy,
    tokenName: release.tokenName,
    publishedAt: release.createdAt,
  }
}

/** A release with everything by which two releases are compared. */
export function presentReleaseDetails(
  release: ModuleReleaseView,
  { files, manifest, shared }: ReleaseDescriptor,
): Answer<typeof contract.ModuleReleaseDetails> {
  return {
    ...presentRelease(release),
    files: Object.entries(files).map(([path, { size, integrity }]) => ({ path, size, integrity })),
    routes: manifest.routes.map(({ path }) => path),
    shared,
  }
}

/** What runs of one module. @param pinned the version the asking browser runs instead */
export function presentChannels(
  { module, title, stable, canary, previous, use }: ChannelsOf,
  pinned: string | undefined,
): Answer<typeof contract.ModuleChannels> {
  return {
    module,
    title,
    stable: stable && { ...presentRelease(stable.release), since: stable.since.toISOString() },
    canary: canary && {
      ...presentRelease(canary.release),
      since: canary.since.toISOString(),
      percent: canary.percent,
    },
    previous,
    pinned: pinned ?? null,
    use: use.map(({ version, users, failures }) => ({ version, users, failures })),
  }
}

/** A change of what runs. */
export function presentMove(move: ModuleMove): Answer<typeof contract.ModuleMove> {
  return {
    id: move.id,
    module: move.module,
    kind: move.kind,
    version: move.release?.version ?? '',
    previousVersion: move.previous?.version ?? null,
    percent: move.percent,
    by: move.maker?.name ?? null,
    tokenName: move.token?.name ?? null,
    at: move.madeAt.toISOString(),
  }
}
