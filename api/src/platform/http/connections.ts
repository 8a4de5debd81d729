import type { Server } from 'node:http'
import type { Middleware } from 'koa'
import { problem } from '../errors.ts'
import type { State } from './context.ts'
import { networkOf } from './network.ts'
import { answerWithoutRequest } from './unread.ts'

/** Seconds after which one of them may be free. */
const retryAfter = 5

/** Refuses connections from a network address that already has `most`, whatever they are used for; 0 means never. */
export function boundConnections(server: Server, most: number): void {
  if (most === 0) return
  const count = counter(most)
  server.on('connection', (socket) => {
    const leave = count(networkOf(socket.remoteAddress ?? ''))
    if (leave) socket.once('close', leave)
    else answerWithoutRequest(socket, 'rate_limited', retryAfter)
  })
}

/**
 * The same behind our own proxies, whose connections are shared by everybody: counts the running requests of each
 * address they name.
 * @throws Problem `rate_limited`
 */
export function boundRequests(most: number): Middleware<State> {
  const count = counter(most)
  return async (ctx, next) => {
    const leave = count(networkOf(ctx.ip))
    if (!leave) throw problem('rate_limited', { retryAfter })
    // Not when the handler returns: an event stream or a download continues after it.
    ctx.res.once('close', leave)
    await next()
  }
}

/**
 * @returns a function that counts one more for a key and returns how to undo it; undefined if there are already `most`
 */
function counter(most: number): (key: string) => (() => void) | undefined {
  const counts = new Map<string, number>()
  return (key) => {
    const before = counts.get(key) ?? 0
    if (before >= most) return undefined
    counts.set(key, before + 1)
    return () => {
      const left = (counts.get(key) ?? 1) - 1
      if (left > 0) counts.set(key, left)
      else counts.delete(key)
    }
  }
}
