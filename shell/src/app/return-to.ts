import type { ActorKind } from '@kerf/module-kit/platform'
import { returnToParameter } from '@kerf/module-kit/return-to'

/** Query parameter of the sign-in page that says which account type it begins with. */
const roleParameter = 'role'

/**
 * The fragment stays one, so that what it holds, as the secret of an invitation, reaches no server with a query.
 * @param path where to come back to after a successful sign-in, with its query and fragment
 * @param kind who is expected to sign in, where that is known: suppliers have an account type of their own
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
