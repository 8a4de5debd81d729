import type { Context } from '../http/context.ts'

/** The cookies of one call besides that of the session, by which a feature knows a browser again. */
export interface Cookies {
  get(name: string): string | undefined
  /** @param lastsFor milliseconds */
  set(name: string, value: string, lastsFor: number): void
  clear(name: string): void
}

/** @returns the cookies of a call, out of reach for scripts and for requests that other sites make */
export function cookiesOf(ctx: Context): Cookies {
  const options = { httpOnly: true, sameSite: 'lax', secure: ctx.secure, path: '/', overwrite: true } as const
  return {
    get: (name) => ctx.cookies.get(name),
    set: (name, value, lastsFor) => void ctx.cookies.set(name, value, { ...options, maxAge: lastsFor }),
    clear: (name) => void ctx.cookies.set(name, null, options),
  }
}
