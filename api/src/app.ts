import { isIP } from 'node:net'
import { languageAsked } from '@kerf/shared-contracts/words/languages'
import Koa from 'koa'
import helmet from 'koa-helmet'
import { notBuilt } from './features/not-built.ts'
import { features } from './features.ts'
import { isForHttps } from './platform/auth/cookies.ts'
import { problem } from './platform/errors.ts'
import type { Routes } from './platform/feature.ts'
import { boundRequests } from './platform/http/connections.ts'
import type { State } from './platform/http/context.ts'
import { errorHandler } from './platform/http/error-handler.ts'
import { createMetrics } from './platform/http/metrics.ts'
import { requestId } from './platform/http/request-id.ts'
import { requestLog } from './platform/http/request-log.ts'
import { createRouter } from './platform/http/router.ts'
import { speaking } from './platform/language/language.ts'
import type { Platform } from './platform/platform.ts'

/**
 * The API with all its features.
 * @param more further features, for tests of the platform
 * @throws Error naming every declared endpoint that has neither a handler nor a line in `features/not-built.ts`
 */
export async function createApp(platform: Platform, more: readonly Routes[] = []): Promise<Koa<State>> {
  const { config, log } = platform
  const router = createRouter(platform)
  for (const mount of [...more, ...features]) await mount(router, platform)
  router.notBuilt(notBuilt)
  const unanswered = router.unanswered()
  if (unanswered.length > 0)
    throw new Error(`Declared, but neither handled nor listed as not built: ${unanswered.join(', ')}`)

  const metrics = createMetrics(config.metricsToken)
  const app = new Koa<State>({ proxy: config.trustProxy > 0, maxIpsCount: config.trustProxy })
  // Errors that only Koa sees: a connection that broke while a response was being streamed.
  app.on('error', (error: unknown) => log.debug({ err: error }, 'an answer could not be sent'))
  app.use(senderAddress)
  app.use(requestId(config.trustProxy))
  app.use(inItsLanguage)
  app.use(requestLog(log))
  app.use(metrics.measure)
  app.use(browserHeaders(config.publicUrl))
  app.use(errorHandler(log))
  if (config.trustProxy > 0 && config.connectionsPerAddress > 0) app.use(boundRequests(config.connectionsPerAddress))
  app.use(metrics.expose)
  app.use(apiHeaders())
  for (const middleware of router.middlewares()) app.use(middleware)
  app.use(() => {
    throw problem('not_found')
  })
  return app
}

/** A proxy may forward whatever its client wrote: ignore anything that is not an IP address. */
const senderAddress: Koa.Middleware<State> = (ctx, next) => {
  if (isIP(ctx.ip) === 0) ctx.request.ip = ctx.socket.remoteAddress ?? ''
  return next()
}

/**
 * Browser features that no page of Kerf uses. Those it does use (full screen, clipboard) are limited to its own pages.
 */
const permissions = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture', 'encrypted-media'],
  ...['geolocation', 'gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi'],
  ...['payment', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .concat('clipboard-read=(self)', 'clipboard-write=(self)', 'fullscreen=(self)')
  .join(', ')

/** Answers in the language that the request asks for; the shell asks for the one its page speaks. */
const inItsLanguage: Koa.Middleware<State> = (ctx, next) => speaking(languageAsked(ctx.get('accept-language')), next)

/** What browsers are told with every response. If Kerf is reached by https, they never try http again. */
function browserHeaders(publicUrl: string): Koa.Middleware<State> {
  const https = isForHttps(publicUrl)
  return (ctx, next) => {
    ctx.set('permissions-policy', permissions)
    if (https) ctx.set('strict-transport-security', 'max-age=31536000')
    return next()
  }
}

/** The API returns data, which browsers must not run, frame or sniff; pages set their own policy. */
function apiHeaders(): Koa.Middleware<State> {
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // In every response: see `browserHeaders`.
    strictTransportSecurity: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
  })
  return (ctx, next) => {
    if (!ctx.path.startsWith('/api/')) return next()
    ctx.set('cache-control', 'no-store')
    return protect(ctx, next)
  }
}
