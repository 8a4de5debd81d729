import type { Actor } from '../../platform/auth/actor.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Listener } from '../../platform/live/event.ts'
import { countStreams } from '../../platform/live/open-streams.ts'
import { openEventStream } from '../../platform/live/sse.ts'
import { inTurns } from '../../platform/live/turns.ts'
import type { Platform } from '../../platform/platform.ts'

/**
 * `GET /api/live?past=`: one stream of events per signed-in browser, which reports what changed, never the new state.
 * It begins with what changed in the last `past` milliseconds; a browser that reconnects reloads everything instead.
 */
export function liveRoutes(router: ApiRouter, { live, sessions, stopping }: Platform): void {
  const counted = countStreams()
  // However many streams a user has open and changes they make, they use one database connection.
  const actorIn = inTurns((sessionId) => sessions.actorIn(sessionId))

  router.handleRaw('/api/live', ['customer', 'supplier', 'admin'], async (ctx, actor) => {
    const { session } = ctx.state
    if (!actor || !session || ctx.method === 'HEAD') return
    const listener = listenerOf(actor)
    await counted(actor.id, () => {
      // From here on the stream responds, not Koa.
      ctx.respond = false
      return openEventStream(ctx.res, {
        live,
        listener,
        past: ctx.get('last-event-id') === '' ? pastOf(ctx.query.past) : 0,
        async mayGoOn() {
          const now = await actorIn(actor.id, session.id)
          // A user who joined or left a company is told from now on what its members are told.
          if (now) Object.assign(listener, listenerOf(now))
          return now !== null
        },
        signal: stopping,
      })
    })
  })
}

/** Milliseconds; 0 for anything else. */
function pastOf(asked: unknown): number {
  const past = Number(asked)
  return Number.isFinite(past) && past > 0 ? past : 0
}

const listenerOf = ({ id, companyId, kind }: Actor): Listener => ({ userId: id, companyId, kind })
