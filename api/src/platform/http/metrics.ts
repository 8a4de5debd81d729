import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Middleware } from 'koa'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { State } from './context.ts'

export interface Metrics {
  registry: Registry
  /** Counts and times every request, by the path of its declaration. */
  measure: Middleware<State>
  /** Serves `/metrics` to this machine, or with the token. */
  expose: Middleware<State>
}

/** @param token if set, `/metrics` requires it as Bearer, wherever the call comes from */
export function createMetrics(token: string | undefined): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const labelNames = ['method', 'route', 'status'] as const
  const seconds = new Histogram({
    name: 'kerf_http_request_seconds',
    help: 'Time to answer a request',
    labelNames,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const failures = new Counter({
    name: 'kerf_http_failures_total',
    help: 'Requests answered with 500 or above',
    labelNames,
    registers: [registry],
  })

  const measure: Middleware<State> = async (ctx, next) => {
    const stop = seconds.startTimer()
    ctx.res.once('close', () => {
      const labels = {
        method: ctx.method,
        route: ctx.state.endpoint?.path ?? (ctx.path.startsWith('/api/') ? '/api/*' : '/*'),
        status: String(ctx.status),
      }
      stop(labels)
      if (ctx.status >= 500) failures.inc(labels)
    })
    await next()
  }

  const expose: Middleware<State> = async (ctx, next) => {
    if (ctx.path !== '/metrics') return next()
    const allowed = token
      ? showsToken(ctx.get('authorization'), token)
      : isThisMachine(ctx.req.socket.remoteAddress, ctx.req.headers)
    if (!allowed) return next()
    ctx.type = registry.contentType
    ctx.body = await registry.metrics()
  }

  return { registry, measure, expose }
}

function showsToken(authorization: string, token: string): boolean {
  const given = Buffer.from(authorization)
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** The headers that proxies and tunnels add. */
const forwardingHeader =
  /forward|^via$|-ip$|^(x-)?(client|remote)-|^cf-|^fastly-|^x-(envoy|original|proxy)|^x-amzn-trace-id$|^cdn-loop$/

/** The names this machine uses for itself; a web page whose own name points here would use that name. */
const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i

/**
 * A proxy on this machine also connects from here, but shows in some way that it forwards, or passes on the name that
 * was requested.
 */
function isThisMachine(address: string | undefined, headers: IncomingHttpHeaders): boolean {
  const isForwarded = Object.keys(headers).some((name) => forwardingHeader.test(name))
  return (
    !isForwarded &&
    ownHost.test(headers.host ?? '') &&
    (address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1')
  )
}
