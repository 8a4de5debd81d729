import { PassThrough } from 'node:stream'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { publishBuiltModules } from '../modules/publish-service.ts'
import { reloadPath } from './presenter.ts'
import { watchBuilds } from './reload-service.ts'

/** For development only, a stream that tells pages to reload; every new build of a module is published first. */
export function devReloadRoutes(router: ApiRouter, platform: Platform): void {
  const { config, log, stopping } = platform
  if (!config.development) return
  const pages = new Set<PassThrough>()
  const stop = watchBuilds(async () => {
    try {
      await publishBuiltModules(platform)
      for (const page of pages) page.write('data: reload\n\n')
    } catch (error) {
      log.error({ err: error }, 'a new build could not be published')
    }
  })
  stopping.addEventListener('abort', () => {
    stop()
    for (const page of pages) page.end()
  })
  router.outside(async (ctx, next) => {
    if (ctx.path !== reloadPath) return next()
    const page = new PassThrough()
    pages.add(page)
    page.once('close', () => pages.delete(page))
    ctx.set({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    ctx.body = page
    page.write(': listening\n\n')
  })
}
