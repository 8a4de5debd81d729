import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { allowsLocalModules } from '@kerf/module-kit/dev/local-page'
import type { ActorKind, PageState } from '@kerf/module-kit/platform'
import type { ReleaseDescriptor } from '@kerf/module-kit/release/descriptor'
import { listingOf } from '@kerf/module-kit/release/listing'
import { shellBase } from '@kerf/module-kit/release/shell-build'
import { resolveRoute } from '@kerf/module-kit/routing'
import type { Middleware, ParameterizedContext } from 'koa'
import type { Actor } from '../../platform/auth/actor.ts'
import { cookieName } from '../../platform/auth/cookies.ts'
import type { Context, State } from '../../platform/http/context.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { pinsCookie, type ReleaseActor, readPins } from '../modules/actor-service.ts'
import { currentReleases, guardedFrom, loadableBy } from '../modules/catalogue-service.ts'
import { openReleases } from '../modules/release-service.ts'
import { presentProvider } from '../settings/presenter.ts'
import { preloadsFor } from './preloads.ts'
import { presentOutage, presentPage } from './presenter.ts'
import { contentSecurityPolicy } from './security-policy.ts'
import { type BuiltShell, shellReader } from './shell-service.ts'

const compress = promisify(brotliCompress)

/** Every address that is neither a call nor a file: the shell's page. Mounted last. */
export function shellPageRoutes(router: ApiRouter, platform: Platform): void {
  const { config, knex, store, sessions, provider } = platform
  const releases = openReleases(store, platform)
  router.outside(
    shellPage({
      isDevelopment: config.development,
      localModules: config.localModules,
      provider: () => presentProvider(provider.known()),
      shell: shellReader(),
      releases: (actor) => currentReleases(knex, releases, actor),
      // Koa's types know a router's context only inside the router.
      actorOf: (ctx) => sessions.actorOf(ctx as Context),
      pinsOf: (ctx) => readPins(ctx.cookies.get(cookieName(pinsCookie, config.publicUrl))),
    }),
  )
}

interface Dependencies {
  /** Whether the page reloads after each build. */
  isDevelopment?: boolean
  /** Whether developers may see their own builds of modules in it. */
  localModules: boolean
  /** Whose portal this is. */
  provider: () => PageState['provider']
  shell: () => BuiltShell
  /** The releases the actor gets. */
  releases: (actor: ReleaseActor) => Promise<ReleaseDescriptor[]>
  /** The actor; `null` for a visitor. */
  actorOf: (ctx: ParameterizedContext<State>) => Promise<Actor | null>
  /** The versions their browser is to run instead. */
  pinsOf: (ctx: ParameterizedContext<State>) => ReleaseActor['pins']
}

/** Answers every address that a person can open with the one page of the shell; 404 when no module has a page there. */
function shellPage({
  isDevelopment,
  localModules,
  provider,
  shell,
  releases,
  actorOf,
  pinsOf,
}: Dependencies): Middleware<State> {
  return async (ctx, next) => {
    if (!['GET', 'HEAD'].includes(ctx.method) || ctx.accepts('html') === false || isFile(ctx.path)) return next()
    const nonce = randomBytes(16).toString('base64')
    ctx.set({
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy(nonce),
      // The address of a page may contain a mailed code, which its requests must not leak as Referer.
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      ...(localModules && { [allowsLocalModules]: '1' }),
    })
    ctx.state.errorPage = presentOutage(provider().name, nonce)
    const user = await actorOf(ctx)
    const actor: ActorKind = user?.kind ?? 'visitor'
    const current = await releases({ userId: user?.id ?? null, pins: pinsOf(ctx) })
    const loadable = loadableBy(actor, current)
    const guarded = guardedFrom(actor, current)
    const target = resolveRoute(ctx.path, actor, loadable, guarded)
    const preloads = preloadsFor({ path: ctx.path, search: ctx.search }, actor, loadable, shell())
    const state = { signedIn: actor !== 'visitor', modules: loadable.map(listingOf), guarded, provider: provider() }
    ctx.status = target.kind === 'unknown' ? 404 : 200
    const page = presentPage(shell().template, state, preloads, nonce, isDevelopment)
    // The page contains nothing from the request, so its compressed length reveals nothing about its content.
    if (ctx.acceptsEncodings('br', 'identity') === 'br') {
      ctx.set({ 'content-encoding': 'br', vary: 'accept-encoding' })
      ctx.body = await compress(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    } else ctx.body = page
    ctx.type = 'html'
  }
}

/** Existing files were already served; a page instead of a missing file would only confuse the client. */
function isFile(path: string): boolean {
  return path.startsWith(shellBase) || path.startsWith('/modules/')
}
