import type { ActorKind } from '@kerf/module-kit/platform'
import { returnToParameter } from '@kerf/module-kit/return-to'

/** The sign-in page's query parameter for the preselected account type. */
const roleParameter = 'role'

/**
 * The fragment stays one, so that its content, such as an invitation's secret, is not sent to a server in a query.
 * @param path where to return to after a successful sign-in, with its query and fragment
 * @param kind who is expected to sign in, if known: suppliers have their own account type
 */
export function signInAddress(path: string, kind?: ActorKind): string {
  const [page = '', ...fragment] = path.split('#')
  const query = new URLSearchParams()
  if (page !== '/') query.set(returnToParameter, page)
  if (kind === 'supplier') query.set(roleParameter, kind)
  if (query.size === 0) return '/'
  return [`/?${query}`, ...(page === '/' ? [] : fragment)].join('#')
}

/**
 * The start page's address without sign-in parameters, once somebody is signed in there.
 * @returns `null` if there were none
 */
export function withoutSignIn({ search }: Pick<URL, 'search'>): string | null {
  const query = new URLSearchParams(search)
  if (!query.has(returnToParameter) && !query.has(roleParameter)) return null
  query.delete(returnToParameter)
  query.delete(roleParameter)
  return query.size === 0 ? '/' : `/?${query}`
}
