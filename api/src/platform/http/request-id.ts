import { randomUUID } from 'node:crypto'
import type { Middleware } from 'koa'
import type { State } from './context.ts'

const sane = /^[\w-]{8,64}$/

/** Gives every request an id, and returns it, so that a report can be found in the log. */
export function requestId(trustProxy: number): Middleware<State> {
  return async (ctx, next) => {
    const given = trustProxy > 0 ? ctx.get('x-request-id') : ''
    ctx.state.requestId = sane.test(given) ? given : randomUUID()
    ctx.set('x-request-id', ctx.state.requestId)
    await next()
  }
}
