import type { Middleware } from 'koa'
import { flatLog, type Log } from '../log/log.ts'
import { originOf, type State } from './context.ts'

/** One line per request: who, what, how it ended and how long it took. Never a query, a header or a body. */
export function requestLog(log: Log): Middleware<State> {
  const requests = flatLog(log)
  return async (ctx, next) => {
    const started = performance.now()
    ctx.res.once('close', () => {
      const origin = originOf(ctx)
      requests.info(
        {
          requestId: origin.id,
          method: ctx.method,
          path: ctx.path,
          status: ctx.status,
          ms: Math.round(performance.now() - started),
          address: origin.address,
          ...(origin.moduleVersions && { modules: origin.moduleVersions }),
          ...(ctx.state.session && { userId: ctx.state.session.actor.id }),
          ...(ctx.res.writableFinished ? {} : { aborted: true }),
        },
        'request',
      )
    })
    await next()
  }
}
