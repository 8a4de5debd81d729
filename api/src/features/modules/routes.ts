import { listingOf } from '@kerf/module-kit/release/listing'
import { listModules, reportModuleFailure } from '@kerf/shared-contracts/contracts/modules'
import type { Middleware } from 'koa'
import type { State } from '../../platform/http/context.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { pinsCookie, readPins } from './actor-service.ts'
import { currentReleases, loadableBy } from './catalogue-service.ts'
import { immutableAnswer } from './delivery-service.ts'
import * as failures from './failure-service.ts'
import { openReleases, type Releases } from './release-service.ts'

/** `GET /api/modules`: the releases an actor may load. `GET /modules/…`: their files. */
export function modulesRoutes(router: ApiRouter, platform: Platform): void {
  const releases = openReleases(platform.store, platform)
  router.handleUnwrapped(listModules, async ({ actor, work, cookies }) => {
    const releaseActor = { userId: actor?.id ?? null, pins: readPins(cookies.get(pinsCookie)) }
    const current = await currentReleases(work.tx, releases, releaseActor)
    return loadableBy(actor?.kind ?? 'visitor', current).map(listingOf)
  })

  router.handle(reportModuleFailure, async ({ body, work }) => {
    await failures.report(work, body)
    return undefined
  })

  router.outside(moduleFiles(releases))
}

const address = /^\/modules\/([a-z][a-z0-9-]*)\/(\w[\w.-]*)\/([\w./-]+)$/

/** Serves the files of every published release, whether a channel points at it or not. */
export function moduleFiles(releases: Releases): Middleware<State> {
  return async (ctx, next) => {
    const [, module, version, name] = address.exec(ctx.path) ?? []
    if (!(module && version && name) || !['GET', 'HEAD'].includes(ctx.method)) return next()
    const release = await releases.find(module, version)
    const file = release && Object.hasOwn(release.files, name) ? release.files[name] : undefined
    if (!release || !file) return next()
    const asked = {
      accepts: (encoding: string) => ctx.acceptsEncodings(encoding, 'identity') === encoding,
      ifNoneMatch: ctx.get('if-none-match'),
    }
    const { status, headers, encoding } = immutableAnswer(asked, name, file)
    const isWanted = status !== 304 && ctx.method !== 'HEAD'
    // Before anything says that the answer may be kept: a file that cannot be had is asked for anew.
    const opened = isWanted ? await releases.open(release, name, encoding) : undefined
    ctx.status = status
    ctx.set(headers)
    if (!opened) return
    const { stream, size } = opened
    ctx.body = stream
    ctx.length = size
    ctx.set(headers)
  }
}
