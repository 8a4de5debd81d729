import type { Declaration } from '@kerf/shared-contracts/contracts/endpoint'
import type { RouterContext } from '@koa/router'
import type { Session } from '../auth/actor.ts'
import type { UsedToken } from '../auth/publish-tokens.ts'

/** State shared by the steps of one request. */
export interface State {
  requestId: string
  /** Set once the session step has found one. */
  session?: Session
  /** The publish token that stands in for a session. */
  token?: UsedToken
  /** The session cookie came with a request from another site's page, and was ignored. */
  fromForeignPage?: boolean
  /** The matched call; metrics name the request by its declared path, not by the address. */
  endpoint?: Pick<Declaration, 'method' | 'path'>
  /** HTML that is answered when the request fails, where a person asked for a page. */
  errorPage?: string
}

export type Context = RouterContext<State>

/** Identifies the request's user. Pages outside the router use it too. */
export type SessionContext = Pick<Context, 'state' | 'get' | 'cookies' | 'method' | 'host'>

/** The origin of a request, for services and the audit log. */
export interface RequestOrigin {
  id: string
  address: string
  userAgent: string
  /** Which module versions were running in the browser, e.g. `shell@1.0.0 customer@1.2.0`; empty when unknown. */
  moduleVersions: string
  /** The publish token that was used, if any. */
  token?: UsedToken
}

/** @returns the origin of a request, with sender-controlled values cut to a sane length */
export function originOf(ctx: { state: State; ip: string; get(header: string): string }): RequestOrigin {
  return {
    id: ctx.state.requestId,
    address: ctx.ip,
    userAgent: ctx.get('user-agent').slice(0, 300),
    moduleVersions: moduleVersionsOf(ctx),
    ...(ctx.state.token && { token: ctx.state.token }),
  }
}

/** @returns the module versions the browser reports running, cut to a sane length; empty if unknown */
export function moduleVersionsOf(ctx: { get(header: string): string }): string {
  return ctx
    .get('x-kerf-modules')
    .replace(/[^\w@., -]/g, '')
    .slice(0, 300)
}
