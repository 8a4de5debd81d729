import { isOwnPath } from '@kerf/shared-contracts/rules/addresses'
import type { ActorKind } from './platform.ts'

/**
 * Where the start page leads a signed-in user. The server (for what to load early) and the shell (for where to go) ask
 * the same here.
 */

/** Where each kind of actor starts (docs/product/modules-and-pages.md, 'Routes for everybody'). */
export const homeOf = { visitor: '/', customer: '/', admin: '/admin', supplier: '/supplier/dashboard' } as const

/** Query parameter of the sign-in page that says where to go afterwards. */
export const returnToParameter = 'returnTo'

/**
 * Reads the return address out of the address of the sign-in page.
 * @param place its query, and its fragment, which is that of the return address
 * @param origin the page's own
 * @returns a path of this site, or `null` when there is none or it would lead elsewhere
 */
export function safeReturnTo({ search, hash }: Pick<URL, 'search' | 'hash'>, origin: string): string | null {
  const wanted = new URLSearchParams(search).get(returnToParameter)
  if (!wanted || !isOwnPath(wanted)) return null
  const url = URL.parse(wanted, origin)
  if (!url || url.origin !== origin || !isPage(url.pathname)) return null
  return url.pathname + url.search + (url.hash || hash)
}

/**
 * The address that the start page has for an actor.
 * @param place its query and fragment
 * @param origin the page's own
 * @returns the return address or the actor's own start, which is `/` when the page stays what it is
 */
export function startOf(place: Pick<URL, 'search' | 'hash'>, actor: ActorKind, origin: string): string {
  return (actor === 'visitor' ? null : safeReturnTo(place, origin)) ?? homeOf[actor]
}

/** Whether a path may belong to a page: no call, no file, and no disguise. */
function isPage(path: string): boolean {
  const plain = decoded(path)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a line end in a path is nothing but an attack
  if (plain === null || plain === '/' || /\/\/|[\\\u0000-\u001f\u007f]/.test(plain)) return false
  return !/^\/(api|modules|assets)(\/|$)/i.test(plain)
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
