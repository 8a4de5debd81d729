import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { findObstacles } from './service.ts'

/** `/healthz`: the process lives. `/readyz`: it can serve. Both for whoever balances the load. */
export function healthRoutes(router: ApiRouter, platform: Platform): void {
  router.outside(async (ctx, next) => {
    if (ctx.path === '/healthz') {
      ctx.body = { status: 'ok' }
    } else if (ctx.path === '/readyz') {
      const obstacles = await findObstacles(platform)
      ctx.status = obstacles.length === 0 ? 200 : 503
      ctx.body = { status: obstacles.length === 0 ? 'ready' : 'not ready', obstacles }
    } else {
      await next()
    }
  })
}
