import type { Viewer } from '../../platform/auth/viewer.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Listener } from '../../platform/live/event.ts'
import { openEventStream } from '../../platform/live/sse.ts'
import type { Platform } from '../../platform/platform.ts'

/** `GET /api/live`: one stream of events per signed-in browser, which says what changed and never what it is now. */
export function liveRoutes(router: ApiRouter, { live, sessions, stopping }: Platform): void {
  router.handleRaw('/api/live', ['customer', 'supplier', 'admin'], async (ctx, viewer) => {
    const { session } = ctx.state
    if (!viewer || !session || ctx.method === 'HEAD') return
    // From here on the stream answers, not Koa.
    ctx.respond = false
    const listener = listenerOf(viewer)
    await openEventStream(ctx.res, {
      live,
      listener,
      async mayGoOn() {
        const now = await sessions.viewerIn(session.id)
        // Whoever came into a company, or left it, hears from now on what its members hear.
        if (now) Object.assign(listener, listenerOf(now))
        return now !== null
      },
      signal: stopping,
    })
  })
}

const listenerOf = ({ id, companyId, kind }: Viewer): Listener => ({ userId: id, companyId, kind })
