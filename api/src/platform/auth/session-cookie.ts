import type { Context, SessionContext } from '../http/context.ts'
import type { StartedSession } from './sessions.ts'

export const sessionCookieName = 'kerf_session'

/** The session cookie of one answer. */
export interface SessionCookie {
  set(session: StartedSession): void
  clear(): void
}

/** @returns the cookie that lets a file be opened in a new tab: out of reach for scripts and for other sites */
export function sessionCookie(ctx: Context): SessionCookie {
  const options = { httpOnly: true, sameSite: 'lax', secure: ctx.secure, path: '/', overwrite: true } as const
  return {
    set: ({ token, endsAt }) => void ctx.cookies.set(sessionCookieName, token, { ...options, expires: endsAt }),
    clear() {
      // What a page of another site asked for is no reason to take the cookie of a browser away.
      if (!ctx.state.fromForeignPage) ctx.cookies.set(sessionCookieName, null, options)
    },
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a cookie alone may speak for a request: a browser adds it to requests of foreign pages too, so what changes
 * something must come from a page of ours.
 */
export function mayActByCookie(ctx: SessionContext, publicUrl: string): boolean {
  if (safeMethods.has(ctx.method)) return true
  const origin = ctx.get('origin')
  const site = ctx.get('sec-fetch-site')
  if (origin === '') return site === 'same-origin'
  if (site !== '' && site !== 'same-origin') return false
  const published = new URL(publicUrl)
  // At the published name, encryption counts too; other names of this host are those of no proxy, or of a test.
  return origin === published.origin || (ctx.host !== published.host && hostOf(origin) === ctx.host)
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
