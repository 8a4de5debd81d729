import type { ViewerKind } from '@kerf/module-kit/platform'

/** Query parameter of the sign-in page that says where to go afterwards. */
const returnToParameter = 'returnTo'
/** Query parameter of the sign-in page that says which account type it begins with. */
const roleParameter = 'role'

/**
 * Reads the return address out of the address of the sign-in page.
 * @param place its query, and its fragment, which is that of the return address
 * @param origin the page's own
 * @returns a path of this site, or `null` when there is none or it would lead elsewhere
 */
export function safeReturnTo({ search, hash }: Pick<URL, 'search' | 'hash'>, origin: string): string | null {
  const wanted = new URLSearchParams(search).get(returnToParameter)
  // Browsers read `//host` and `/\host` as another host, and drop tabs and line ends while they do.
  if (!wanted || !/^\/(?![/\\])[^\\\s]*$/.test(wanted)) return null
  const url = URL.parse(wanted, origin)
  if (!url || url.origin !== origin || !isPage(url.pathname)) return null
  return url.pathname + url.search + (url.hash || hash)
}

/** Whether a path may be one of a page: none of the calls and files, and nothing in disguise. */
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

/**
 * The fragment stays one, so that what it holds, as the secret of an invitation, reaches no server with a query.
 * @param path where to come back to after a successful sign-in, with its query and fragment
 * @param kind who is expected to sign in, where that is known: suppliers have an account type of their own
 */
export function signInAddress(path: string, kind?: ViewerKind): string {
  const [page = '', ...fragment] = path.split('#')
  const query = new URLSearchParams()
  if (page !== '/') query.set(returnToParameter, page)
  if (kind === 'supplier') query.set(roleParameter, kind)
  if (query.size === 0) return '/'
  return [`/?${query}`, ...(page === '/' ? [] : fragment)].join('#')
}

/**
 * What is left of the address of the start page once somebody is signed in there, without what was meant for sign-in.
 * @returns `null` when nothing of it was
 */
export function withoutSignIn({ search }: Pick<URL, 'search'>): string | null {
  const query = new URLSearchParams(search)
  if (!query.has(returnToParameter) && !query.has(roleParameter)) return null
  query.delete(returnToParameter)
  query.delete(roleParameter)
  return query.size === 0 ? '/' : `/?${query}`
}
