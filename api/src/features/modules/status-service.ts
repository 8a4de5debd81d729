import type { listModuleReleases } from '@kerf/shared-contracts/contracts/modules-admin'
import sql from 'sql-template-tag'
import type { z } from 'zod'
import { ModuleChannel } from '../../models/module-channel.ts'
import { ModuleMove } from '../../models/module-move.ts'
import { ModuleRelease } from '../../models/module-release.ts'
import { type ModuleReleaseView, moduleReleaseShape } from '../../models/views/module-release-view.ts'
import { everything, type ListPage, readPage, readSome } from '../../platform/db/list.ts'
import { run } from '../../platform/db/prepared.ts'
import { holds } from '../../platform/db/search-pattern.ts'
import { problem } from '../../platform/errors.ts'
import type { ReadWork } from '../../platform/work.ts'
import { releaseBefore } from './channel-service.ts'
import { canaryChannel, stableChannel } from './channels.ts'

/** How a version is performing. */
export interface VersionUse {
  module: string
  version: string
  users: number
  failures: number
}

/** What runs of one module, and where. */
export interface ChannelsOf {
  module: string
  title: string
  stable: { release: ModuleReleaseView; since: Date } | null
  canary: { release: ModuleReleaseView; since: Date; percent: number } | null
  previous: string | null
  use: VersionUse[]
}

/** How far back use and failures are reported, in milliseconds. */
const told = 60 * 60 * 1000

/** The release on each channel of every module, or of one, also if it is empty. Few rows: one per module and channel. */
export async function channels(work: ReadWork, module?: string): Promise<ChannelsOf[]> {
  const rows = await ModuleChannel.query(work.tx)
    .whereIn('channel', [stableChannel, canaryChannel])
    .modify((query) => void (module && query.where({ module })))
    .withGraphFetched('release')
    .orderBy('module')
  const ids = rows.map(({ releaseId }) => releaseId)
  const releases = await readSome(work.tx, moduleReleaseShape, sql`module_releases.id = any(${ids}::uuid[])`)
  const viewOf = (id: string) => releases.find((release) => release.id === id)
  const use = await recentUse(work)
  const found: ChannelsOf[] = []
  for (const name of new Set(rows.map((row) => row.module))) {
    const own = rows.filter((row) => row.module === name)
    const stable = own.find(({ channel }) => channel === stableChannel)
    const canary = own.find(({ channel }) => channel === canaryChannel)
    const at = (row: ModuleChannel | undefined) => {
      const release = row && viewOf(row.releaseId)
      return row && release ? { release, since: row.updatedAt, percent: row.sharePercent } : null
    }
    const title = (stable ?? canary)?.release?.manifest.title
    found.push({
      module: name,
      title: typeof title === 'string' ? title : name,
      stable: at(stable),
      canary: at(canary),
      previous: stable ? ((await releaseBefore(work.tx, stable))?.version ?? null) : null,
      use: use.filter((one) => one.module === name),
    })
  }
  return [...found, ...(await idle(work, found, module))].sort((a, b) => (a.module < b.module ? -1 : 1))
}

/** Modules that were published and are on no channel. */
async function idle({ tx }: ReadWork, running: readonly ChannelsOf[], module?: string): Promise<ChannelsOf[]> {
  const rows = await ModuleRelease.query(tx)
    .distinctOn('module')
    .select('module', 'manifest')
    .whereNotIn(
      'module',
      running.map((one) => one.module),
    )
    .modify((query) => void (module && query.where({ module })))
    .orderBy(['module', { column: 'createdAt', order: 'desc' }])
  return rows.map(({ module: name, manifest: { title } }) => ({
    ...{ module: name, title: typeof title === 'string' ? title : name },
    ...{ stable: null, canary: null, previous: null, use: [] },
  }))
}

/** @throws Problem `module.not_found` */
export async function channelsOf(work: ReadWork, module: string): Promise<ChannelsOf> {
  const [found] = await channels(work, module)
  if (!found) throw problem('module.not_found')
  return found
}

/** Who ran which version in the last hour, as reported by their browsers, and what failed. */
async function recentUse({ tx, now }: ReadWork): Promise<VersionUse[]> {
  const since = new Date(now.getTime() - told)
  return run<VersionUse>(
    tx,
    sql`with seen as (
        select split_part(part, '@', 1) as module, split_part(part, '@', 2) as version, user_id
        from sessions, unnest(string_to_array(module_versions, ',')) part
        where last_seen_at > ${since} and module_versions is not null),
      used as (select module, version, count(distinct user_id)::int as users from seen group by 1, 2),
      failed as (select module, version, count(*)::int as failures from module_failures
        where failed_at > ${since} group by 1, 2)
      select module, version, coalesce(users, 0) as users, coalesce(failures, 0) as failures
      from used full join failed using (module, version)
      order by users desc, failures desc, version limit 1000`,
  )
}

/** One page of the published releases. */
export function releases(
  { tx }: ReadWork,
  { q, module, sort, limit, cursor }: z.output<(typeof listModuleReleases)['query']>,
): Promise<ListPage<ModuleReleaseView>> {
  const conditions = [
    ...(module ? [sql`module_releases.module = ${module}`] : []),
    ...(q ? [holds('module_releases.search_text', q)] : []),
  ]
  const filter = { branches: everything, conditions, isSearch: q !== undefined }
  return readPage(tx, moduleReleaseShape, filter, { sort, limit, cursor })
}

/** @throws Problem `module.release_not_found` */
export async function release({ tx }: ReadWork, module: string, version: string): Promise<ModuleReleaseView> {
  const condition = sql`module_releases.module = ${module} and module_releases.version = ${version}`
  const [found] = await readSome(tx, moduleReleaseShape, condition)
  if (!found) throw problem('module.release_not_found')
  return found
}

const mostMoves = 100

/** The latest changes to what runs. */
export async function moves({ tx }: ReadWork, module: string | undefined): Promise<ModuleMove[]> {
  return ModuleMove.query(tx)
    .modify((query) => void (module && query.where({ module })))
    .withGraphFetched('[release, previous, maker, token]')
    .orderBy('madeAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostMoves)
}
