import type { Declaration } from '@kerf/shared-contracts/contracts/endpoint'
import type { RouterContext } from '@koa/router'
import type { Session } from '../auth/actor.ts'

/** What the rungs of one request leave for each other. */
export interface State {
  requestId: string
  /** Set once the session rung has found one. */
  session?: Session
  /** The session cookie came with a request of another site's page, and was not looked at. */
  fromForeignPage?: boolean
  /** The call that was matched; its path, not the address asked for, names the request in metrics. */
  endpoint?: Pick<Declaration, 'method' | 'path'>
}

export type Context = RouterContext<State>

/** What tells whose request it is. Pages have it as well, outside of the router. */
export type SessionContext = Pick<Context, 'state' | 'get' | 'cookies' | 'method' | 'host'>

/** Where a request comes from, as services and the audit log may know it. */
export interface RequestOrigin {
  id: string
  address: string
  userAgent: string
  /** Which module versions were running in the browser, e.g. `shell@1.0.0 customer@1.2.0`; empty when unknown. */
  moduleVersions: string
}

/** @returns the origin of a request, with everything that the sender chose cut to a sane length */
export function originOf(ctx: { state: State; ip: string; get(header: string): string }): RequestOrigin {
  return {
    id: ctx.state.requestId,
    address: ctx.ip,
    userAgent: ctx.get('user-agent').slice(0, 300),
    moduleVersions: ctx
      .get('x-kerf-modules')
      .replace(/[^\w@., -]/g, '')
      .slice(0, 300),
  }
}
