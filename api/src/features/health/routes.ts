import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { createReadiness } from './service.ts'

/** `/healthz`: the process is alive. `/readyz`: it can serve. Both for load balancers. */
export function healthRoutes(router: ApiRouter, platform: Platform): void {
  const findObstacles = createReadiness(platform)
  router.outside(async (ctx, next) => {
    if (ctx.path === '/healthz') {
      ctx.body = { status: 'ok' }
    } else if (ctx.path === '/readyz') {
      const obstacles = await findObstacles()
      const isReady = obstacles.length === 0
      ctx.status = isReady ? 200 : 503
      ctx.body = {
        status: isReady ? 'ready' : 'not ready',
        obstacles: obstacles.map(({ name }) => name),
        ...(!isReady && { words: obstacles.map(({ words }) => words) }),
      }
    } else {
      await next()
    }
  })
}
