import type { Context, SessionContext } from '../http/context.ts'
import { cookieName, setCookie } from './cookies.ts'
import type { StartedSession } from './sessions.ts'

export const sessionCookieName = 'kerf_session'

/** The session cookie of one response. */
export interface SessionCookie {
  set(session: StartedSession): void
  clear(): void
}

/** @returns the cookie that lets a file be opened in a new tab: HttpOnly and SameSite */
export function sessionCookie(ctx: Context, publicUrl: string): SessionCookie {
  return {
    set: ({ token, endsAt }) => setCookie(ctx, publicUrl, sessionCookieName, token, { expires: endsAt }),
    clear() {
      // Another site's page must not clear the browser's cookie.
      if (!ctx.state.fromForeignPage) setCookie(ctx, publicUrl, sessionCookieName, null, {})
    },
  }
}

/**
 * Gives the session of a call the current cookie if its browser has one from an earlier release, without the prefix.
 * The old one no longer identifies anybody, because another host of the domain could have planted it.
 */
export function renameOldCookie(ctx: Context, publicUrl: string): void {
  const { session } = ctx.state
  const old =
    cookieName(sessionCookieName, publicUrl) === sessionCookieName ? undefined : ctx.cookies.get(sessionCookieName)
  if (!session || old === undefined || ctx.get('authorization') !== `Bearer ${old}`) return
  sessionCookie(ctx, publicUrl).set({ token: old, endsAt: session.endsAt })
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether the cookie alone may authenticate a request: browsers also send it with requests from other sites' pages, so
 * changes need our own origin.
 */
export function mayActByCookie(ctx: SessionContext, publicUrl: string): boolean {
  if (safeMethods.has(ctx.method)) return true
  const origin = ctx.get('origin')
  const site = ctx.get('sec-fetch-site')
  if (origin === '') return site === 'same-origin'
  if (site !== '' && site !== 'same-origin') return false
  const published = new URL(publicUrl)
  // For the public name the scheme must match too; other names of this host have no proxy, or belong to a test.
  return origin === published.origin || (ctx.host !== published.host && hostOf(origin) === ctx.host)
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
