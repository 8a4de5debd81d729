import type { ApiRouter } from '../../platform/http/router.ts'
import { openEventStream } from '../../platform/live/sse.ts'
import type { Platform } from '../../platform/platform.ts'

/** `GET /api/live`: one stream of events per signed-in browser, which says what changed and never what it is now. */
export function liveRoutes(router: ApiRouter, { live, sessions, stopping }: Platform): void {
  router.handleRaw('/api/live', ['customer', 'supplier', 'admin'], async (ctx, viewer) => {
    const { session } = ctx.state
    if (!viewer || !session || ctx.method === 'HEAD') return
    // From here on the stream answers, not Koa.
    ctx.respond = false
    await openEventStream(ctx.res, {
      live,
      listener: { userId: viewer.id, companyId: viewer.companyId, kind: viewer.kind },
      mayGoOn: () => sessions.isAlive(session.id),
      signal: stopping,
    })
  })
}
