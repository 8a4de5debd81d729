import type { Access, Declaration } from '@kerf/shared-contracts/contracts/endpoint'
import { endpoints } from '@kerf/shared-contracts/contracts/registry'
import Router from '@koa/router'
import type { Middleware } from 'koa'
import { assertAccess } from '../auth/access.ts'
import type { Actor } from '../auth/actor.ts'
import { problem } from '../errors.ts'
import type { Platform } from '../platform.ts'
import type { Handler, UnwrappedHandler } from './call.ts'
import type { Context, State } from './context.ts'
import { type AnyCall, climb } from './ladder.ts'

/** Where features register their handlers. */
export interface ApiRouter {
  /**
   * Answers `endpoint` with `handler`, in one transaction; a `get` runs without one.
   * @example
   * router.handle(approveQualityCheck, async ({ params, body, actor, work }) => {
   *   const order = await orders.getForUpdate(work, params.id)
   *   assertMayAct(actor, order)
   *   return presentOrder(await orders.withGraph(work, await qualityChecks.decide(work, order, body)))
   * })
   */
  handle<D extends Declaration>(endpoint: D, handler: Handler<D>): void
  /** As `handle`, for a handler that opens its own transactions, so that slow steps hold no connection. */
  handleUnwrapped<D extends Declaration>(endpoint: D, handler: UnwrappedHandler<D>): void
  /** Serves `GET path` outside the contracts, such as a document or an event stream. */
  handleRaw(path: Declaration['path'], access: readonly Access[], handler: RawHandler): void
  /** Answers 501 `not_built` on the endpoints exported under these names. */
  notBuilt(names: readonly string[]): void
  /** Serves everything outside `/api/`: the shell's page, module files. Tried in the order of registration. */
  outside(middleware: Middleware<State>): void
  /** @returns the names of endpoints that were declared, but neither handled nor listed as not built */
  unanswered(): string[]
  /** The middleware that serves all registered handlers. */
  middlewares(): Middleware<State>[]
}

export type RawHandler = (ctx: Context, actor: Actor | null) => Promise<void>

export function createRouter(platform: Platform): ApiRouter {
  // `/orders/archived` precedes `/orders/:id`, because it has fewer parameters, whichever was registered first.
  const router = new Router<State>({ exclusive: 'specificity' })
  lookOnce(router)
  const answered = new Set<Declaration>()
  const outside: Middleware<State>[] = []

  const register = (endpoint: Declaration, respond: (ctx: Context) => Promise<void>) => {
    if (answered.has(endpoint)) throw new Error(`${endpoint.method} ${endpoint.path} is handled twice`)
    answered.add(endpoint)
    router.register(endpoint.path, [endpoint.method], respond)
  }
  const climbTo = (endpoint: Declaration, unwrapped: boolean, handler: (call: never) => Promise<unknown>) =>
    register(endpoint, (ctx) =>
      // The ladder parses each part with the schema of this declaration, from which the handler's type is derived.
      climb(platform, { endpoint, unwrapped, handle: handler as (call: AnyCall) => Promise<unknown> }, ctx),
    )

  return {
    handle: (endpoint, handler) => climbTo(endpoint, false, handler),
    handleUnwrapped(endpoint, handler) {
      // Idempotency keys and the removal of files belong to the one transaction opened by the ladder.
      if (endpoint.idempotent || endpoint.files) throw new Error(`${endpoint.path} must be handled in a transaction`)
      climbTo(endpoint, true, handler)
    },
    handleRaw(path, access, handler) {
      router.get(path, async (ctx) => {
        ctx.state.endpoint = { method: 'get', path }
        const actor = await platform.sessions.actorOf(ctx)
        assertAccess(access, actor)
        await handler(ctx, actor)
      })
    },
    notBuilt(names) {
      for (const name of names) {
        const found = endpoints.find((endpoint) => endpoint.name === name)
        if (!found) throw new Error(`There is no endpoint named ${name} to be listed as not built`)
        register(found.declaration, async (ctx) => refuseNotBuilt(platform, found.declaration, ctx))
      }
    },
    outside: (middleware) => void outside.push(middleware),
    unanswered: () => endpoints.filter(({ declaration }) => !answered.has(declaration)).map(({ name }) => name),
    middlewares: () => [serve(router), ...outside],
  }
}

/** Access is checked before the call is built, so that it can be tested. */
async function refuseNotBuilt(platform: Platform, endpoint: Declaration, ctx: Context): Promise<never> {
  ctx.state.endpoint = endpoint
  assertAccess(endpoint.access, await platform.sessions.actorOf(ctx), ctx.state.fromForeignPage)
  throw problem('not_built')
}

/** {@link serve} asks which routes match before the router does: they are searched once, not twice. */
function lookOnce(router: Router<State>): void {
  const match = router.match.bind(router)
  let last: { path: string; method: string; found: ReturnType<typeof match> } | undefined
  router.match = (path, method) => {
    if (last?.path !== path || last.method !== method) last = { path, method, found: match(path, method) }
    return last.found
  }
}

function serve(router: Router<State>): Middleware<State> {
  const routes = router.routes()
  return async (ctx, next) => {
    if (ctx.path !== '/api' && !ctx.path.startsWith('/api/')) return next()
    const matched = router.match(ctx.path, ctx.method)
    if (!matched.route) {
      if (matched.path.length === 0) throw problem('not_found')
      ctx.set('allow', [...new Set(matched.path.flatMap((layer) => layer.methods))].join(', '))
      throw problem('method_not_allowed')
    }
    // Koa's types know a router's context only inside the router.
    await routes(ctx as Context, next)
  }
}
