import { type Declaration, isDownload } from '@kerf/shared-contracts/contracts/endpoint'
import { assertAccess } from '../auth/access.ts'
import type { Actor, Session } from '../auth/actor.ts'
import { type Cookies, cookiesOf } from '../auth/cookies.ts'
import { assertMayAct } from '../auth/may-act.ts'
import { renameOldCookie, type SessionCookie, sessionCookie } from '../auth/session-cookie.ts'
import { openReadWork, transact } from '../open-work.ts'
import type { Platform } from '../platform.ts'
import type { ReadWork, Transact, Work } from '../work.ts'
import { type Answer, answerOf, sendAnswer, sendDownload } from './answer.ts'
import { checkAnswer } from './answer-check.ts'
import { type Content, readContent } from './content.ts'
import { type Context, originOf } from './context.ts'
import { idempotentRequest, onceByKey } from './idempotency.ts'
import { parseInput } from './input.ts'

/** A declared call with its handler, which the router has checked against the declaration. */
export interface Route {
  endpoint: Declaration
  handle(call: AnyCall): Promise<unknown>
  /** Whether the handler opens its own transactions. */
  unwrapped: boolean
}

/** A call of any declaration, as built by the ladder. */
export interface AnyCall {
  params: unknown
  query: unknown
  body: unknown
  files: Content['files']
  actor: Actor | null
  work: ReadWork<Actor | null> | Work<Actor | null>
  session: Session | null
  cookie: SessionCookie
  cookies: Cookies
  transact: Transact<Actor | null>
}

/** Every call takes these steps in this order: limits, session, access, validation, handler, answer. */
export async function climb(platform: Platform, route: Route, ctx: Context): Promise<void> {
  const { endpoint } = route
  ctx.state.endpoint = endpoint
  await platform.limits.countAddress(endpoint.limit, ctx.ip)
  // A small body mostly arrives with its headers; the actor is then looked up only once, after it.
  const wasWhole = ctx.req.complete && !endpoint.files
  let actor = (await platform.sessions.actorOf(ctx)) ?? (await actorOfToken(platform, endpoint, ctx))
  assertAccess(endpoint.access, actor, ctx.state.fromForeignPage)
  renameOldCookie(ctx, platform.config.publicUrl)
  if (actor) await platform.limits.countAccount(endpoint.limit, actor.id)
  const params = parseInput(endpoint.params, ctx.params)
  const query = parseInput(endpoint.query, { ...ctx.query })
  // Uploading counts as acting, whatever the files belong to, so that nobody uploads 100 MB to be refused afterwards.
  if (endpoint.files && !endpoint.filesOfViewers && actor) assertMayAct(actor)
  const content = await readContent(platform, endpoint, ctx)
  if (endpoint.method !== 'get' && ctx.state.session && !wasWhole)
    actor = await actorAfterBody(platform, route, ctx, content)
  const work = openReadWork(platform, actor, originOf(ctx))
  const call: AnyCall = {
    params,
    query,
    body: content.body,
    files: content.files,
    actor,
    work,
    session: ctx.state.session ?? null,
    cookie: sessionCookie(ctx, platform.config.publicUrl),
    cookies: cookiesOf(ctx, platform.config.publicUrl),
    transact: (steps) => transact(platform, work, steps),
  }
  if (isDownload(endpoint.response)) await sendDownload(ctx, await route.handle(call))
  else await sendAnswer(ctx, await answerCall(platform, route, ctx, call, content))
}

/** The admin a publish token stands for, in calls that accept one. */
async function actorOfToken({ publishTokens }: Platform, { scope }: Declaration, ctx: Context): Promise<Actor | null> {
  const found = scope ? await publishTokens.actorOf(ctx.get('authorization'), scope) : null
  if (found) ctx.state.token = found.token
  return found?.actor ?? null
}

/**
 * Looks up the actor again after the body, which takes as long as the sender likes: meanwhile they may have been signed
 * out or deleted, or given another role.
 */
async function actorAfterBody(
  { sessions }: Platform,
  { endpoint }: Route,
  ctx: Context,
  content: Content,
): Promise<Actor | null> {
  const actor = ctx.state.session ? await sessions.actorIn(ctx.state.session.id) : null
  if (!actor) delete ctx.state.session
  try {
    assertAccess(endpoint.access, actor)
  } catch (thrown) {
    await content.discard()
    throw thrown
  }
  return actor
}

/** Runs the handler: without a transaction if it only reads or opens its own, else in one. */
async function answerCall(
  platform: Platform,
  route: Route,
  ctx: Context,
  call: AnyCall,
  content: Content,
): Promise<Answer> {
  const act = async (work: AnyCall['work']) => {
    const answer = answerOf(route.endpoint, await route.handle({ ...call, work }), ctx.url)
    if (platform.config.checkAnswers) checkAnswer(route.endpoint, answer.json)
    return answer
  }
  if (route.endpoint.method === 'get' || route.unwrapped) return act(call.work)
  return call.transact(async (work) => {
    try {
      const once = idempotentRequest(route.endpoint, ctx.get('idempotency-key'), call)
      if (!once) return await act(work)
      const { answer, remembered } = await onceByKey(work.tx, once, platform.codes, () => act(work))
      if (remembered) await content.discard()
      return answer
    } catch (thrown) {
      // The transaction rolls back, so no row refers to the call's files. After a failed commit the outcome is unknown:
      // then the files stay, and the sweep decides.
      await content.discard()
      throw thrown
    }
  })
}
