import type { Context, SessionContext } from '../http/context.ts'

/** The cookies of one call other than the session's, by which a feature recognises a browser. */
export interface Cookies {
  get(name: string): string | undefined
  /** @param lastsFor milliseconds */
  set(name: string, value: string, lastsFor: number): void
  clear(name: string): void
}

/**
 * @param publicUrl the address at which people reach Kerf: if it is https, cookies are only for https and this exact
 *   host
 * @returns the cookies of a call, which scripts and other sites' requests cannot use
 */
export function cookiesOf(ctx: Context, publicUrl: string): Cookies {
  const set = (name: string, value: string | null, lifetime: { maxAge?: number }) =>
    setCookie(ctx, publicUrl, name, value, lifetime)
  return {
    get: (name) => ctx.cookies.get(cookieName(name, publicUrl)),
    set: (name, value, lastsFor) => set(name, value, { maxAge: lastsFor }),
    clear: (name) => set(name, null, {}),
  }
}

export const isForHttps = (publicUrl: string) => new URL(publicUrl).protocol === 'https:'

/**
 * A browser accepts a cookie with this prefix only over https, for the whole host, and from no other host of its
 * domain.
 */
export function cookieName(name: string, publicUrl: string): string {
  return isForHttps(publicUrl) ? `__Host-${name}` : name
}

/**
 * Sets a cookie, or clears it with `null`. If names have the prefix, one set without it by an earlier release is
 * cleared.
 */
export function setCookie(
  ctx: Pick<SessionContext, 'cookies'> & { secure: boolean },
  publicUrl: string,
  name: string,
  value: string | null,
  lifetime: { maxAge?: number; expires?: Date },
): void {
  const secure = ctx.secure || isForHttps(publicUrl)
  // A TLS proxy may not announce itself; the public address tells.
  ctx.cookies.secure = secure
  const options = { httpOnly: true, sameSite: 'lax', secure, path: '/', overwrite: true } as const
  const inUse = cookieName(name, publicUrl)
  ctx.cookies.set(inUse, value, { ...options, ...lifetime })
  if (inUse !== name && ctx.cookies.get(name) !== undefined) ctx.cookies.set(name, null, options)
}
