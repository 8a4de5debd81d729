/** Query parameter of the sign-in page that says where to go afterwards. */
const returnToParameter = 'returnTo'

/**
 * Reads the return address out of a query.
 * @param search the query of the sign-in page
 * @param origin the page's own
 * @returns a path of this site, or `null` when there is none or it would lead elsewhere
 */
export function safeReturnTo(search: string, origin: string): string | null {
  const wanted = new URLSearchParams(search).get(returnToParameter)
  // Browsers read `//host` and `/\host` as another host, and drop tabs and line ends while they do.
  if (!wanted || !/^\/(?![/\\])[^\\\s]*$/.test(wanted)) return null
  const url = URL.parse(wanted, origin)
  if (!url || url.origin !== origin || url.pathname.startsWith('//')) return null
  if (url.pathname === '/' || url.pathname.startsWith('/api/')) return null
  return url.pathname + url.search + url.hash
}

/** @returns the sign-in page's address, from which a successful sign-in comes back to `path` */
export function signInAddress(path: string): string {
  return path === '/' ? '/' : `/?${new URLSearchParams({ [returnToParameter]: path })}`
}
