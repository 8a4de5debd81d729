import { listModules } from '@kerf/shared-contracts/contracts/modules'
import type { Middleware } from 'koa'
import type { State } from '../../platform/http/context.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { currentReleases, loadableBy, presentModule } from './catalogue.ts'
import { sendImmutable } from './immutable-file.ts'
import { createReleaseStore, type ReleaseStore } from './release-store.ts'

/** `GET /api/modules`: which releases a viewer may load. `GET /modules/…`: their files. */
export function moduleRoutes(router: ApiRouter, platform: Platform): void {
  const releases = createReleaseStore(platform.store)
  router.handle(listModules, async ({ viewer, work }) => {
    const current = await currentReleases(work.tx, releases)
    return loadableBy(viewer?.kind ?? 'visitor', current).map(presentModule)
  })
  router.outside(moduleFiles(releases))
}

const address = /^\/modules\/([a-z][a-z0-9-]*)\/([\w.-]+)\/([\w./-]+)$/

/** Serves the files of every published release, whether a channel points at it or not. */
export function moduleFiles(releases: ReleaseStore): Middleware<State> {
  return async (ctx, next) => {
    const [, module, version, file] = address.exec(ctx.path) ?? []
    if (!(module && version && file) || !['GET', 'HEAD'].includes(ctx.method)) return next()
    const release = await releases.find(module, version)
    const known = release?.files[file]
    if (!release || !known) return next()
    await sendImmutable(ctx, file, known, (encoding) => releases.open(release, file, encoding))
  }
}
